extension Rational {
  /// The fraction rounded to so many places after the point, halves away from zero.
  func rounded(places: Int) -> RoundedDecimal {
    if let small = smallRounded(places) { return small }
    let coefficient = Rational(big.rounded(timesTenToThe: places))
    // Of the two ways to compare, this is the one that multiplies whole numbers.
    let (shown, number) =
      places < 0
      ? (coefficient * Rational.powerOfTen(-places), self)
      : (coefficient, self * Rational.powerOfTen(places))
    return RoundedDecimal(
      coefficient: coefficient, places: places, accuracy: shown == number ? .exact : .rounded,
      isRoundedUp: shown.magnitude > number.magnitude)
  }

  /// The rounded fraction, if it is found within 128 bits.
  private func smallRounded(_ places: Int) -> RoundedDecimal? {
    guard case .small(let numerator, let denominator) = storage,
      Self.smallPowersOfTen.indices.contains(places)
    else { return nil }
    let scaled = UInt128(numerator.magnitude) * UInt128(Self.smallPowersOfTen[places])
    let (quotient, rest) = scaled.quotientAndRemainder(dividingBy: UInt128(denominator))
    let isRoundedUp = rest * 2 >= UInt128(denominator)
    guard let size = Int64(exactly: isRoundedUp ? quotient + 1 : quotient) else { return nil }
    return RoundedDecimal(
      coefficient: Rational(lowestTerms: numerator < 0 ? -size : size, 1), places: places,
      accuracy: rest == 0 ? .exact : .rounded, isRoundedUp: isRoundedUp)
  }

  /// The power of ten of the first digit, or one less; the fraction is not zero.
  var leastExponent: Int {
    DecimalDigits.count(inBits: numerator.bits - denominator.bits - 1)
  }
}
