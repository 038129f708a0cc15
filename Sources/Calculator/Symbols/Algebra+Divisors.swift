extension Algebra {
  /// The greatest whole number that divides both whole numbers; that of 0 and x is the size of x.
  mutating func commonDivisor(
    of a: Rational, _ b: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard !a.isZero, !b.isZero else { return (a + b).magnitude }
    // In lowest terms, a/b has lost just the greatest common divisor above and below.
    return (a / (try quotient(a, b)).numerator).magnitude
  }

  /// The least whole number above zero that both divide, or 0 if one of them is 0.
  mutating func commonMultiple(
    of a: Rational, _ b: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard !a.isZero, !b.isZero else { return .zero }
    return try product(a, quotient(a, b).denominator).magnitude
  }
}
