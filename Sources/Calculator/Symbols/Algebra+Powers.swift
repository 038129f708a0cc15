extension Algebra {
  /// The first value to the power of the second one.
  mutating func power(
    _ base: Value, _ exponent: Value
  ) throws(CalculationError.Kind) -> Value {
    switch (base, exponent) {
    case (.rational(.zero), _): return try powerOfZero(exponent)
    case (.rational(.one), _): return .one
    case (_, .rational(let exponent)): return try checked(power(base, exponent))
    case (_, .form):
      guard try sign(of: base) > 0 else { throw .irrationalPowerOfNegative }
      return try exponential(of: multiply(exponent, logarithm(of: base)))
    }
  }

  /// The value, if it is neither too large nor too close to zero to be written out.
  mutating func checked(_ value: Value) throws(CalculationError.Kind) -> Value {
    guard case .form(let form) = value else { return value }
    let size = try enclosure(of: form, level: 0).exponents
    guard size.upperBound >= -Limits.bits else { throw .tooSmall }
    guard size.lowerBound <= Limits.bits else { throw .tooLarge }
    return value
  }

  private mutating func powerOfZero(
    _ exponent: Value
  ) throws(CalculationError.Kind) -> Value {
    switch try sign(of: exponent) {
    case 0: throw .zeroToTheZero
    case 1: .zero
    default: throw .divisionByZero
    }
  }

  /// The power of a value that is not the fraction zero.
  private mutating func power(
    _ base: Value, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    switch base {
    case .rational(let base) where exponent.isWhole: try wholePower(base, exponent)
    case .form(let base) where exponent.isWhole: try wholePower(base, exponent)
    case .rational, .form: try fractionalPower(base, exponent)
    }
  }

  private mutating func wholePower(
    _ base: Rational, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    do {
      return .rational(try power(base, exponent))
    } catch .tooLarge {
      // (1 + 10^−20)^(10^20) has too many digits to be written out, but it is not large.
      let logarithm = try logarithm(of: .rational(base.magnitude))
      let power = try exponential(of: multiply(.rational(exponent), logarithm))
      return base.sign < 0 && !exponent.isEven ? -power : power
    }
  }

  private mutating func wholePower(
    _ base: Form, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    if exponent.sign <= 0 { try requireNonzero(base) }
    if exponent.isZero { return .one }
    if let monomial = base.monomial {
      let coefficient = try power(monomial.coefficient, exponent)
      return try collect(expand(raise(monomial, to: exponent, coefficient: coefficient)))
    }
    if exponent.sign > 0, exponent <= Self.expansionLimit {
      return try product(of: base, count: exponent.whole ?? 1)
    }
    if exponent == -.one { return try reciprocal(of: base) }
    let (coefficient, monic) = base.monic
    return try value(power(coefficient, exponent), .sum(monic), exponent)
  }

  /// The sum multiplied by itself.
  private mutating func product(
    of sum: Form, count: Int
  ) throws(CalculationError.Kind) -> Value {
    var product = Value.form(sum)
    for _ in 1..<max(count, 1) {
      product = try multiply(product, .form(sum))
    }
    return product
  }

  /// The root of the degree that the exponent's denominator gives, to its numerator.
  private mutating func fractionalPower(
    _ base: Value, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    if try sign(of: base) > 0 { return try powerOfPositive(base, exponent) }
    guard !exponent.denominator.isEven else { throw .evenRootOfNegative }
    let power = try powerOfPositive(-base, exponent)
    return exponent.numerator.isEven ? power : -power
  }

  private mutating func powerOfPositive(
    _ base: Value, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    switch base {
    case .rational(let base): return try root(of: base, exponent)
    case .form(let form):
      if let monomial = form.monomial, hasPositiveFactors(monomial) {
        let coefficient = try root(of: monomial.coefficient, exponent)
        let factors = try raise(monomial, to: exponent, coefficient: .one)
        return try multiply(coefficient, collect(expand(factors)))
      }
      let (size, normalised) = form.normalised
      let root = try root(of: size, exponent)
      return try multiply(root, value(.one, .sum(normalised), exponent))
    }
  }
}
