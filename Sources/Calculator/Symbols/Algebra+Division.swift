extension Algebra {
  /// The quotient.
  ///
  /// - Throws: `divisionByZero`, `zeroByZero`, or `undecided` if the divisor cannot be told from
  ///   zero.
  mutating func divide(_ left: Value, _ right: Value) throws(CalculationError.Kind) -> Value {
    switch (left, right) {
    case (.rational(let a), .rational(let b)) where !b.isZero: return .rational(try quotient(a, b))
    case (_, .rational(let b)):
      guard !b.isZero else { throw try sign(of: left) == 0 ? .zeroByZero : .divisionByZero }
      return try multiply(left, .rational(.one / b))
    case (_, .form(let divisor)):
      try requireNonzero(divisor)
      if let quotient = try exactQuotient(of: left.terms, by: divisor) {
        return try collect(quotient)
      }
      return try multiply(left, reciprocal(of: divisor))
    }
  }

  /// Makes sure that the form is not zero.
  mutating func requireNonzero(_ form: Form) throws(CalculationError.Kind) {
    guard form.monomial.map(hasPositiveFactors) != true else { return }
    guard try sign(of: form) != 0 else { throw .divisionByZero }
  }

  /// One divided by the form, which is not zero.
  mutating func reciprocal(of form: Form) throws(CalculationError.Kind) -> Value {
    if let monomial = form.monomial {
      let coefficient = try quotient(.one, monomial.coefficient)
      return try collect(expand(raise(monomial, to: -.one, coefficient: coefficient)))
    }
    if let conjugate = try conjugateQuotient(of: form) { return conjugate }
    let (coefficient, monic) = form.monic
    return try value(quotient(.one, coefficient), .sum(monic), -.one)
  }

  /// One divided by a sum of two square roots: 1/(a + b) is (a − b)/(a² − b²).
  private mutating func conjugateQuotient(
    of form: Form
  ) throws(CalculationError.Kind) -> Value? {
    guard form.terms.count == 2, form.terms.allSatisfy(isSquareRoot) else { return nil }
    let (a, b) = (form.terms[0], form.terms[1])
    let squares = (try combine(a, a).coefficient, try combine(b, b).coefficient)
    let norm = try sum(squares.0, -squares.1)
    return try collect([
      Term(quotient(a.coefficient, norm), a.factors),
      Term(quotient(-b.coefficient, norm), b.factors),
    ])
  }

  /// Whether the square of the term is a fraction.
  private func isSquareRoot(_ term: Term) -> Bool {
    term.factors.allSatisfy { factor in
      guard case .integer = atoms[factor.atom] else { return false }
      return factor.exponent == Rational(1, 2)
    }
  }
}
