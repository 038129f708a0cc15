extension Algebra {
  mutating func multiply(_ left: Value, _ right: Value) throws(CalculationError.Kind) -> Value {
    switch (left, right) {
    case (.rational(let a), .rational(let b)): .rational(try product(a, b))
    case (.rational(let factor), .form(let form)), (.form(let form), .rational(let factor)):
      try scale(form, by: factor)
    case (.form(let a), .form(let b)): try multiply(a, b)
    }
  }

  private mutating func scale(
    _ form: Form, by factor: Rational
  ) throws(CalculationError.Kind) -> Value {
    guard !factor.isZero else { return .zero }
    var terms = form.terms
    for index in terms.indices {
      terms[index].coefficient = try product(terms[index].coefficient, factor)
    }
    return Value(terms: terms)
  }

  private mutating func multiply(_ a: Form, _ b: Form) throws(CalculationError.Kind) -> Value {
    if let product = try absorb(a, into: b) { return product }
    if let product = try absorb(b, into: a) { return product }
    guard a.terms.count * b.terms.count <= 2 * Self.termLimit else {
      return try multiplyUnexpanded(a, b)
    }
    return try distribute(a.terms, over: b.terms)
  }

  /// The product term by term.
  mutating func distribute(
    _ a: [Term], over b: [Term]
  ) throws(CalculationError.Kind) -> Value {
    var products: [Term] = []
    for first in a {
      for second in b {
        products += try expand(combine(first, second))
      }
    }
    return try collect(products)
  }

  /// The product of two long sums, both kept as atoms.
  private mutating func multiplyUnexpanded(
    _ a: Form, _ b: Form
  ) throws(CalculationError.Kind) -> Value {
    let (left, right) = (try wrap(a), try wrap(b))
    return Value(terms: [try combine(left.terms[0], right.terms[0])])
  }

  /// The product where the second form has powers of the first one as an atom: S·S^−1 is 1.
  private mutating func absorb(
    _ sum: Form, into other: Form
  ) throws(CalculationError.Kind) -> Value? {
    guard sum.monomial == nil, let (size, atom) = existingAtom(for: sum),
      other.terms.contains(where: { !$0.exponent(of: atom).isZero })
    else { return nil }
    let wrapped = Term(size, [Factor(atom: atom, exponent: .one)])
    var products: [Term] = []
    for term in other.terms {
      let isPower = !term.exponent(of: atom).isZero
      for part in isPower ? [wrapped] : sum.terms {
        products += try expand(combine(term, part))
      }
    }
    return try collect(products)
  }

  /// The atom that stands for the sum, and the fraction that the sum is of it.
  private func existingAtom(for form: Form) -> (Rational, Int)? {
    let (size, normalised) = form.normalised
    if let index = existingIndex(of: .sum(normalised)) { return (size, index) }
    return existingIndex(of: .sum(-normalised)).map { (-size, $0) }
  }
}
