/// The ways to add, in the order in which they are tried: the first that fits is used.
package enum AdditionStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case countOn = "count-on"
  case bondToTen = "bond-10"
  case bondToTwenty = "bond-20"
  case bondToHundred = "bond-100"
  case tens
  case double
  case nearDouble = "near-double"
  case doubleMiddle = "double-middle"
  case addTen = "add-ten"
  case makeTen = "make-ten"
  case tensAndOnes = "tens-and-ones"
  case addTens = "add-tens"
  case onesOnly = "ones-only"
  case bridge
  case compensate
  case partition
  case partitionAndCarry = "partition-and-carry"

  /// The way that fits the sum of two numbers.
  init(_ first: Int, _ second: Int) {
    let big = max(first, second)
    let small = min(first, second)
    self =
      Self.special(big, small) ?? Self.withWholeTens(big, small)
      ?? (small < 10 ? Self.withDigit(big, small) : Self.twoDigit(big, small))
  }

  private static func special(_ big: Int, _ small: Int) -> Self? {
    if small == 0 { return .zero }
    if small <= 3, big != small, big % 10 + small <= 10 { return .countOn }
    let areTens = big % 10 == 0 && small % 10 == 0
    switch big + small {
    case 10: return .bondToTen
    case 20: return .bondToTwenty
    case 100 where !areTens: return .bondToHundred
    default: break
    }
    if areTens { return .tens }
    guard big <= 20 else { return nil }
    return switch big - small {
    case 0: .double
    case 1 where big % 10 != 0: .nearDouble
    case 2 where big < 10: .doubleMiddle
    default: nil
    }
  }

  private static func withWholeTens(_ big: Int, _ small: Int) -> Self? {
    if big == 10 || small == 10 { return .addTen }
    if big % 10 == 0 { return .tensAndOnes }
    return small % 10 == 0 ? .addTens : nil
  }

  private static func withDigit(_ big: Int, _ small: Int) -> Self {
    if big < 10 { return .makeTen }
    return big % 10 + small < 10 ? .onesOnly : .bridge
  }

  private static func twoDigit(_ big: Int, _ small: Int) -> Self {
    let ones = big % 10 + small % 10
    if ones < 10 { return .partition }
    return max(big % 10, small % 10) >= 8 ? .compensate : .partitionAndCarry
  }
}
