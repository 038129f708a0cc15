extension Rational {
  /// The fraction rounded to so many places after the point, halves away from zero.
  func rounded(places: Int) -> RoundedDecimal {
    let coefficient = smallCoefficient(places) ?? Rational(big.rounded(timesTenToThe: places))
    let isExact = coefficient == self * Rational.powerOfTen(places)
    return RoundedDecimal(
      coefficient: coefficient, places: places, accuracy: isExact ? .exact : .rounded)
  }

  /// Ten to a power that may be negative.
  static func powerOfTen(_ exponent: Int) -> Rational {
    Rational(10).raised(to: exponent)
  }

  /// The digits as a whole number, if they are found within 128 bits.
  private func smallCoefficient(_ places: Int) -> Rational? {
    guard case .small(let numerator, let denominator) = storage, (0...18).contains(places),
      case .small(let power, 1) = Rational.powerOfTen(places).storage
    else { return nil }
    let scaled = Int128(numerator) * Int128(power)
    let half = Int128(denominator / 2)
    // Of an odd denominator the half is cut, and no remainder is just the half.
    let rounded = (scaled.magnitude + UInt128(half)) / UInt128(denominator)
    guard let size = Int64(exactly: rounded) else { return nil }
    return Rational(lowestTerms: scaled < 0 ? -size : size, 1)
  }

  /// The power of ten of the first digit, or one less; the fraction is not zero.
  var leastExponent: Int {
    DecimalDigits.count(inBits: numerator.bits - denominator.bits - 1)
  }
}
