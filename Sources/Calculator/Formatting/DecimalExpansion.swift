/// How the decimal digits of a fraction go on behind the point: they end, or repeat for ever.
struct DecimalExpansion {
  private let fraction: Rational
  /// How often 2 and 5 divide the denominator.
  private let twos: Int, fives: Int
  /// What they leave of the denominator.
  private let rest: Rational

  init(of fraction: Rational) {
    self.fraction = fraction
    let (withoutTwos, twos) = fraction.denominator.takingOut(2)
    let (rest, fives) = withoutTwos.takingOut(5)
    (self.twos, self.fives, self.rest) = (twos, fives, rest)
  }

  /// The number in decimal without zeros at the end; nil if its digits never end, or if there are
  /// certainly very many.
  var terminating: RoundedDecimal? {
    guard rest == .one, abs(twos - fives) <= 100 else { return nil }
    let missing =
      twos > fives ? Rational(5).raised(to: twos - fives) : Rational(2).raised(to: fives - twos)
    return RoundedDecimal(
      coefficient: fraction.numerator * missing, places: max(twos, fives), accuracy: .exact
    ).withoutTrailingZeros
  }

  /// How many digits after the point come before those that repeat for ever, and how many repeat;
  /// nil if there are more than the limit, or none.
  func repetition(limit: Int) -> (lead: Int, period: Int)? {
    guard let modulus = rest.whole, modulus > 1 else { return nil }
    var remainder: UInt = 1 % modulus.magnitude
    for period in 1...limit {
      // 10^period is 1 modulo what 2 and 5 leave of the denominator.
      let tenfold = remainder.multipliedFullWidth(by: 10)
      remainder = modulus.magnitude.dividingFullWidth(tenfold).remainder
      if remainder == 1 { return (max(twos, fives), period) }
    }
    return nil
  }
}
