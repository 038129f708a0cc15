extension Algebra {
  /// The natural logarithm.
  mutating func logarithm(of value: Value) throws(CalculationError.Kind) -> Value {
    let sign = try sign(of: value)
    guard sign != 0 else { throw .logarithmOfZero }
    guard sign > 0 else { throw .logarithmOfNegative }
    switch value {
    case .rational(let fraction): return try logarithm(of: fraction)
    case .form(let form): return try logarithm(of: form)
    }
  }

  /// The logarithm to a base, which is a whole number above 1.
  mutating func logarithm(
    of value: Value, base: Int
  ) throws(CalculationError.Kind) -> Value {
    try divide(logarithm(of: value), logarithm(of: .rational(Rational(base))))
  }

  private mutating func logarithm(
    of fraction: Rational
  ) throws(CalculationError.Kind) -> Value {
    var terms: [Term] = []
    for (factor, count) in try factors(of: fraction) {
      terms += try multiply(.rational(Rational(count)), logarithm(ofInteger: factor)).terms
    }
    return try collect(terms)
  }

  /// The logarithm of a whole number that is not split any further.
  ///
  /// That of 5 is ln 10 − ln 2, so that the decimal logarithms of 2 and 5 add up to 1.
  private mutating func logarithm(
    ofInteger integer: Rational
  ) throws(CalculationError.Kind) -> Value {
    guard integer == Rational(5) else { return try value(.one, .logarithm(.rational(integer))) }
    let ten = try value(.one, .logarithm(.rational(Rational(10))))
    return try subtract(ten, value(.one, .logarithm(.rational(Rational(2)))))
  }

  private mutating func logarithm(of form: Form) throws(CalculationError.Kind) -> Value {
    guard let monomial = form.monomial, hasPositiveFactors(monomial) else {
      let (size, normalised) = form.normalised
      return try add(
        logarithm(of: size), value(.one, .logarithm(.form(normalised))))
    }
    var sum = try logarithm(of: monomial.coefficient)
    for factor in monomial.factors {
      let part = try multiply(.rational(factor.exponent), logarithm(ofAtom: factor.atom))
      sum = try add(sum, part)
    }
    return sum
  }

  private mutating func logarithm(
    ofAtom index: Int
  ) throws(CalculationError.Kind) -> Value {
    switch atoms[index] {
    case .e: return .one
    case .integer(let integer): return try logarithm(ofInteger: integer)
    case .exponential(let form): return .form(form)
    case .sum(let form): return try value(.one, .logarithm(.form(form)))
    case .pi, .logarithm, .sine, .cosine, .arcsine, .arctangent:
      let atom = Term(.one, [Factor(atom: index, exponent: .one)])
      return try value(.one, .logarithm(.form(Form(terms: [atom]))))
    }
  }
}
