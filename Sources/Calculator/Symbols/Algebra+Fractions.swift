extension Algebra {
  /// The sum, if it stays within the limits.
  mutating func sum(_ a: Rational, _ b: Rational) throws(CalculationError.Kind) -> Rational {
    try payForCombining(a, b)
    return a + b
  }

  mutating func product(_ a: Rational, _ b: Rational) throws(CalculationError.Kind) -> Rational {
    try payForCombining(a, b)
    return a * b
  }

  /// The quotient; the divisor is not zero.
  mutating func quotient(_ a: Rational, _ b: Rational) throws(CalculationError.Kind) -> Rational {
    try payForCombining(a, b, cancels: true)
    return a / b
  }

  /// Pays for an operation whose result has as many bits as both operands together.
  private mutating func payForCombining(
    _ a: Rational, _ b: Rational, cancels: Bool = false
  ) throws(CalculationError.Kind) {
    if case .small = a.storage, case .small = b.storage { return try budget.spend(20) }
    let bits = a.bits + b.bits
    // Twice the limit, so that 10^1000000 / 10^999999 is still computed.
    guard bits <= 2 * Limits.bits else {
      throw a.magnitude < .one && b.magnitude < .one ? .tooSmall : .tooLarge
    }
    let (long, short) = (max(a.bits, b.bits), min(a.bits, b.bits))
    try budget.spend(
      cancels || !a.isWhole || !b.isWhole
        ? Cost.cancellation(long, short) : Cost.multiplication(long, short))
  }

  /// The whole power of a fraction, which is not zero if the exponent is negative.
  mutating func power(
    _ base: Rational, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Rational {
    if base.magnitude == .one { return exponent.isEven ? .one : base }
    guard let count = exponent.whole, count.magnitude <= Limits.bits / base.bits else {
      throw .tooLarge
    }
    try budget.spend(Cost.multiplication(bits: Int(count.magnitude) * base.bits))
    return base.raised(to: count)
  }
}
