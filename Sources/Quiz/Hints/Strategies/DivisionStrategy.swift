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

  /// The way that fits dividing a number without a remainder.
  init(_ whole: Int, by divisor: Int) {
    let quotient = whole / divisor
    self =
      Self.rule(divisor, quotient) ?? Self.trick(divisor, quotient) ?? Self.fact(quotient)
  }

  private static func rule(_ divisor: Int, _ quotient: Int) -> Self? {
    if quotient == 0 { return .zero }
    if divisor == 1 { return .one }
    if quotient == 1 { return .once }
    if divisor == 10 { return .tens }
    if divisor == 2 { return .half }
    return quotient == 10 ? .tenGroups : nil
  }

  private static func trick(_ divisor: Int, _ quotient: Int) -> Self? {
    switch divisor {
    case 5: .five
    case 4: .four
    case 8: .eight
    case 9 where quotient < 10: .nine
    default: nil
    }
  }

  private static func fact(_ quotient: Int) -> Self {
    switch quotient {
    case 2, 5: .family
    case 11...: .fromTen
    case 6...: .fromFive
    default: .fromTwo
    }
  }
}
