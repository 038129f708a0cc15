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
    return try collect(products(of: a.terms, and: b.terms))
  }

  /// The products of each term with each term of the other sum.
  mutating func products(
    of a: [Term], and b: [Term]
  ) throws(CalculationError.Kind) -> [Term] {
    var products: [Term] = []
    for first in a {
      for second in b {
        products += try expand(combine(first, second))
      }
    }
    return products
  }

  /// The product of two long sums, both kept as atoms.
  private mutating func multiplyUnexpanded(
    _ a: Form, _ b: Form
  ) throws(CalculationError.Kind) -> Value {
    let (left, right) = (try wrap(a), try wrap(b))
    return Value(terms: [try combine(left.terms[0], right.terms[0])])
  }
}
