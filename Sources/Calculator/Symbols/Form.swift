/// A sum of terms such as 1/2 + 3·√2 − π·ln 2.
///
/// The terms are in order, no two have the same factors, and there is at least one with factors:
/// a plain fraction is no form.
struct Form: Hashable, Sendable {
  let terms: [Term]

  static prefix func - (operand: Form) -> Form {
    Form(terms: operand.terms.map { Term(-$0.coefficient, $0.factors) })
  }

  /// The size of the first coefficient, and the sum divided by it.
  var normalised: (size: Rational, form: Form) {
    let size = terms[0].coefficient.magnitude
    guard size != .one else { return (size, self) }
    return (size, Form(terms: terms.map { Term($0.coefficient / size, $0.factors) }))
  }

  /// The first coefficient, and the sum divided by it.
  var monic: (coefficient: Rational, form: Form) {
    let (size, form) = normalised
    return terms[0].coefficient.sign < 0 ? (-size, -form) : (size, form)
  }

  /// The only term, if there is but one.
  var monomial: Term? { terms.count == 1 ? terms[0] : nil }

  /// The only atom, if the form is nothing else.
  var loneAtom: Int? {
    guard let monomial, monomial.coefficient == .one, let factor = monomial.factors.first,
      monomial.factors.count == 1, factor.exponent == .one
    else { return nil }
    return factor.atom
  }
}
