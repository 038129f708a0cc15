extension Algebra {
  /// The product of two terms, the exponents of common atoms added.
  mutating func combine(_ a: Term, _ b: Term) throws(CalculationError.Kind) -> Term {
    try budget.spend(100 * (1 + a.factors.count + b.factors.count))
    var product = Term(try self.product(a.coefficient, b.coefficient), [])
    var rest = b.factors[...]
    for factor in a.factors {
      while let next = rest.first, next.atom < factor.atom {
        product.factors.append(rest.removeFirst())
      }
      guard let next = rest.first, next.atom == factor.atom else {
        product.factors.append(factor)
        continue
      }
      rest.removeFirst()
      let exponent = try sum(factor.exponent, next.exponent)
      try append(Factor(atom: factor.atom, exponent: exponent), to: &product)
    }
    product.factors += rest
    return product
  }

  /// Adds a factor that may have become whole or 1.
  private mutating func append(
    _ factor: Factor, to term: inout Term
  ) throws(CalculationError.Kind) {
    guard case .integer(let integer) = atoms[factor.atom] else {
      if !factor.exponent.isZero { term.factors.append(factor) }
      return
    }
    let whole = factor.exponent.floor
    let fraction = factor.exponent - whole
    term.coefficient = try product(term.coefficient, power(integer, whole))
    if !fraction.isZero { term.factors.append(Factor(atom: factor.atom, exponent: fraction)) }
  }

  /// The term with a different exponent for each factor.
  mutating func raise(
    _ term: Term, to exponent: Rational, coefficient: Rational
  ) throws(CalculationError.Kind) -> Term {
    var power = Term(coefficient, [])
    for factor in term.factors {
      let product = try product(factor.exponent, exponent)
      try append(Factor(atom: factor.atom, exponent: product), to: &power)
    }
    return power
  }
}
