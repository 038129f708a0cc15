extension Algebra {
  /// Sums of more terms are kept as one atom.
  static let termLimit = 32

  mutating func add(_ left: Value, _ right: Value) throws(CalculationError.Kind) -> Value {
    if case .rational(let a) = left, case .rational(let b) = right {
      return .rational(try sum(a, b))
    }
    return try collect(left.terms + right.terms)
  }

  mutating func subtract(_ left: Value, _ right: Value) throws(CalculationError.Kind) -> Value {
    try add(left, -right)
  }

  /// The sum of terms in any order.
  mutating func collect(_ terms: [Term]) throws(CalculationError.Kind) -> Value {
    try budget.spend(200 * terms.count)
    var collected: [Term] = []
    for term in terms.sorted(by: { $0.precedes($1) }) {
      guard let last = collected.last, last.factors == term.factors else {
        collected.append(term)
        continue
      }
      let coefficient = try sum(last.coefficient, term.coefficient)
      collected.removeLast()
      if !coefficient.isZero { collected.append(Term(coefficient, term.factors)) }
    }
    let value = Value(terms: collected)
    guard case .form(let form) = value, collected.count > Self.termLimit else { return value }
    return try wrap(form)
  }

  /// The form as a multiple of one atom.
  mutating func wrap(_ form: Form) throws(CalculationError.Kind) -> Value {
    let (coefficient, monic) = form.monic
    return try value(coefficient, .sum(monic))
  }
}
