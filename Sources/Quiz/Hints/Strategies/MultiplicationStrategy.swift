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

  /// The way that fits the product of two numbers.
  init(_ first: Int, _ second: Int) {
    self = Self.easy(first, second) ?? Self.derived(first, second)
  }

  private static func easy(_ first: Int, _ second: Int) -> Self? {
    switch min(first, second) {
    case 0: return .zero
    case 1: return .one
    default: break
    }
    func has(_ factor: Int) -> Bool { first == factor || second == factor }
    if has(10) { return .tens }
    if has(2) { return .double }
    if has(5) { return .five }
    if has(11) { return first + second - 11 < 10 ? .elevenDigits : .elevenGroups }
    return has(9) ? .nine : nil
  }

  private static func derived(_ first: Int, _ second: Int) -> Self {
    func has(_ factor: Int) -> Bool { first == factor || second == factor }
    if has(12) { return .twelve }
    if first == second { return .square }
    if has(4) { return .four }
    if has(3) { return .three }
    return has(6) ? .six : .seven
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

  /// Another way to the product of two numbers; nil where the first way is the one to know.
  init?(secondWayOf first: Int, _ second: Int) {
    guard min(first, second) >= 3, max(first, second) != 10 else { return nil }
    if abs(first - second) == 1 {
      self = .nextToSquare
    } else if first == 8 || second == 8 {
      self = .eight
    } else {
      return nil
    }
  }
}
