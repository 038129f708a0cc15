extension Algebra {
  /// e to the power of the value.
  mutating func exponential(of value: Value) throws(CalculationError.Kind) -> Value {
    guard try isWithin(value, Limits.exponent) else {
      throw try sign(of: value) < 0 ? .tooSmall : .tooLarge
    }
    var product = Value.one
    var rest: [Term] = []
    for term in value.terms {
      if let factor = try exponential(of: term) {
        product = try multiply(product, factor)
      } else {
        rest.append(term)
      }
    }
    guard case .form(let form) = Value(terms: rest) else { return product }
    let (coefficient, monic) = form.monic
    return try multiply(product, self.value(.one, .exponential(monic), coefficient))
  }

  /// Whether the value is at most so far from zero.
  mutating func isWithin(
    _ value: Value, _ limit: Rational
  ) throws(CalculationError.Kind) -> Bool {
    try isBetween(.rational(-limit), value, .rational(limit))
  }

  /// e to the power of one term, or nil if the term is so great that others must cancel it first.
  private mutating func exponential(
    of term: Term
  ) throws(CalculationError.Kind) -> Value? {
    let size = try enclosure(of: Value(terms: [term]), level: 0)
    guard size.isBounded, size.exponent <= 20 else { return nil }
    if term.factors.isEmpty { return try value(.one, .e, term.coefficient) }
    if let power = try powerFromLogarithm(term) { return power }
    return try value(
      .one, .exponential(Form(terms: [Term(.one, term.factors)])), term.coefficient)
  }

  /// x^c, if the term is c·ln x.
  private mutating func powerFromLogarithm(
    _ term: Term
  ) throws(CalculationError.Kind) -> Value? {
    guard term.factors.count == 1, term.factors[0].exponent == .one,
      case .logarithm(let antilogarithm) = atoms[term.factors[0].atom]
    else { return nil }
    return try power(antilogarithm, .rational(term.coefficient))
  }
}
