/// The ways to multiply, in the order in which they are tried: the first that fits is used.
package enum MultiplicationStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case one
  case tens
  case double
  case five
  case elevenDigits = "eleven-digits"
  case elevenGroups = "eleven-groups"
  case nine
  case square
  case twelve
  case four
  case three
  case six
  case seven
  /// Only a second way: 8 groups as three doubles.
  case eight
  /// Only a second way: one group more than a square.
  case nextToSquare = "next-to-square"

  /// The way that suits the product of two numbers: the first that does.
  init(_ first: Int, _ second: Int) {
    self = Self.allCases.first { $0.suits(first, second) } ?? .seven
  }

  /// Another way to the product of two numbers; nil where the first way is the one to know.
  init?(secondWayOf first: Int, _ second: Int) {
    guard min(first, second) >= 3, max(first, second) != 10,
      let way = Self.allCases.first(where: { $0.suitsAsSecond(first, second) })
    else { return nil }
    self = way
  }

  /// Whether the way suits a product that none before it suits.
  private func suits(_ first: Int, _ second: Int) -> Bool {
    switch self {
    case .elevenDigits: hasFactor(first, second) && first + second - 11 < 10
    case .square: first == second && 6...8 ~= first
    case .seven: true
    case .eight, .nextToSquare: false
    case .zero, .one, .tens, .double, .five, .elevenGroups, .nine, .twelve, .four, .three, .six:
      hasFactor(first, second)
    }
  }

  /// Whether the way suits a product of larger numbers that another way did not help with.
  private func suitsAsSecond(_ first: Int, _ second: Int) -> Bool {
    switch self {
    case .eight: hasFactor(first, second) && abs(first - second) != 1
    case .nextToSquare: abs(first - second) == 1
    case .zero, .one, .tens, .double, .five, .elevenDigits, .elevenGroups, .nine, .square,
      .twelve, .four, .three, .six, .seven:
      false
    }
  }

  private func hasFactor(_ first: Int, _ second: Int) -> Bool {
    first == factor || second == factor
  }

  /// The factor that the strategy is named after; nil where it is not one fixed number.
  var factor: Int? {
    switch self {
    case .zero: 0
    case .one: 1
    case .double: 2
    case .three: 3
    case .four: 4
    case .five: 5
    case .six: 6
    case .seven: 7
    case .eight: 8
    case .nine: 9
    case .tens: 10
    case .elevenDigits, .elevenGroups: 11
    case .twelve: 12
    case .square, .nextToSquare: nil
    }
  }
}
