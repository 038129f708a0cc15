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
  case twelve
  case four
  case three
  case six
  case seven
  case eight
  /// Only a second way: one row and one column more than the square below.
  case square
  /// Only a second way: one group more than a square.
  case nextToSquare = "next-to-square"

  /// The way that suits the product of two numbers: the first that does.
  init(_ first: Int, _ second: Int) {
    self = Self.allCases.first { $0.suits(first, second) } ?? .eight
  }

  /// Another way to the product of two numbers; nil where the first way is the one to know.
  init?(secondWayOf first: Int, _ second: Int) {
    guard min(first, second) >= 2, max(first, second) > 2, max(first, second) != 10 else {
      return nil
    }
    let usual = Self(first, second)
    let others = Self.allCases.filter { $0 != usual }
    guard
      let way = others.first(where: { $0.suitsAsSecond(first, second) })
        ?? others.first(where: { $0.suits(first, second) })
    else { return nil }
    self = way
  }

  /// Whether the way suits a product that none before it suits.
  private func suits(_ first: Int, _ second: Int) -> Bool {
    switch self {
    case .elevenDigits: hasFactor(first, second) && first + second - 11 < 10
    case .square, .nextToSquare: false
    case .zero, .one, .tens, .double, .five, .elevenGroups, .nine, .twelve, .four, .three, .six,
      .seven, .eight:
      hasFactor(first, second)
    }
  }

  /// Whether the way suits a product of larger numbers that another way did not help with.
  private func suitsAsSecond(_ first: Int, _ second: Int) -> Bool {
    switch self {
    case .square: first == second && [6, 7, 11].contains(first)
    case .nextToSquare: abs(first - second) == 1 && max(first, second) <= 9
    case .zero, .one, .tens, .double, .five, .elevenDigits, .elevenGroups, .nine, .twelve, .four,
      .three, .six, .seven, .eight:
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
