/// The ways to divide, in the order in which they are tried: the first that fits is used.
package enum DivisionStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case one
  case once
  case tens
  case half
  case tenGroups = "ten-groups"
  case five
  case four
  case eight
  case nine
  case family
  case fromTen = "from-10"
  case fromFive = "from-5"
  case fromTwo = "from-2"

  /// The way that suits dividing a number without a remainder: the first that does.
  init(_ whole: Int, by divisor: Int) {
    let quotient = whole / divisor
    self = Self.allCases.first { $0.suits(divisor, quotient) } ?? .fromTwo
  }

  /// Whether the way suits a division that none before it suits.
  private func suits(_ divisor: Int, _ quotient: Int) -> Bool {
    switch self {
    case .zero: quotient == 0
    case .one: divisor == 1
    case .once: quotient == 1
    case .tens: divisor == 10
    case .half: divisor == 2
    case .tenGroups: quotient == 10
    case .five: divisor == 5
    case .four: divisor == 4
    case .eight: divisor == 8
    case .nine: divisor == 9 && quotient < 10
    case .family: quotient == 2 || quotient == 5
    case .fromTen: quotient > 10
    case .fromFive: quotient > 5
    case .fromTwo: true
    }
  }
}
