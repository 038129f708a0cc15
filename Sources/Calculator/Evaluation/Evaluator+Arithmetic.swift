extension Evaluator {
  static func quotient(
    _ left: Rational, _ right: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard right.isZero else { return left / right }
    throw left.isZero ? .zeroByZero : .divisionByZero
  }

  static func factorial(of operand: Rational) throws(CalculationError.Kind) -> Rational {
    guard operand.isWhole else { throw .factorialOfFraction }
    guard operand.sign >= 0 else { throw .factorialOfNegative }
    guard let n = operand.whole, n <= Limits.factorial else { throw .factorialTooLarge }
    return Rational.factorial(n)
  }

  static func power(
    _ base: Rational, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Rational {
    if base.isZero {
      guard !exponent.isZero else { throw .zeroToTheZero }
      guard exponent.sign > 0 else { throw .divisionByZero }
      return .zero
    }
    return try wholePower(root(of: base, exponent.denominator), exponent.numerator)
  }

  private static func wholePower(
    _ base: Rational, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Rational {
    if base.magnitude == .one {
      return exponent / Rational(2) == (exponent / Rational(2)).floor ? .one : base
    }
    guard let count = exponent.whole, abs(count) <= Limits.bits / base.bits else {
      throw .tooLarge
    }
    return base.raised(to: count)
  }

  private static func root(
    of radicand: Rational, _ degree: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard degree != .one else { return radicand }
    let isEven = degree / Rational(2) == (degree / Rational(2)).floor
    guard radicand.sign > 0 || !isEven else { throw .evenRootOfNegative }
    guard let count = degree.whole, count <= Limits.bits,
      let root = radicand.magnitude.big.root(count)
    else { throw .irrational }
    return radicand.sign < 0 ? -Rational(root) : Rational(root)
  }
}
