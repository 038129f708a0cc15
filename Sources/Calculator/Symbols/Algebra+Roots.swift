extension Algebra {
  /// The power of a fraction above zero, as roots of whole numbers without small squares.
  mutating func root(
    of base: Rational, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    guard base != .one else { return .one }
    guard exponent.magnitude * Rational(base.bits) <= Rational(Limits.bits) else {
      return try exponential(of: multiply(.rational(exponent), logarithm(of: .rational(base))))
    }
    if let root = try exactRoot(of: base, exponent.denominator) {
      return .rational(try power(root, exponent.numerator))
    }
    var product = Value.one
    for (factor, count) in try factors(of: base) {
      let power = try self.product(exponent, Rational(count))
      product = try multiply(product, root(ofInteger: factor, power))
    }
    return product
  }

  private mutating func exactRoot(
    of base: Rational, _ degree: Rational
  ) throws(CalculationError.Kind) -> Rational? {
    guard let count = degree.whole, count <= base.bits else { return nil }
    try budget.spend(4 * Cost.multiplication(bits: base.bits))
    return base.root(count)
  }

  /// The power of a whole number above 1 that is not split any further.
  private mutating func root(
    ofInteger integer: Rational, _ exponent: Rational
  ) throws(CalculationError.Kind) -> Value {
    let whole = exponent.floor
    let coefficient = try power(integer, whole)
    guard exponent != whole else { return .rational(coefficient) }
    return try value(coefficient, .integer(integer), exponent - whole)
  }

  /// The fraction as powers of small primes and of what is left, with negative counts for those
  /// below the line.
  mutating func factors(
    of fraction: Rational
  ) throws(CalculationError.Kind) -> [(factor: Rational, count: Int)] {
    try budget.spend(Primes.small.count * (10 + fraction.bits / 20))
    let above = Primes.factors(of: fraction.numerator)
    let below = Primes.factors(of: fraction.denominator)
    return above + below.map { ($0.factor, -$0.count) }
  }
}
