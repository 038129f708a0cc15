extension Algebra {
  /// The greatest power of a sum that is multiplied out.
  static let expansionLimit = Rational(8)

  /// The term as a sum in which sin² is 1 − cos² and whole powers of sums are multiplied out.
  ///
  /// A term that would become too long stays as it is.
  mutating func expand(_ term: Term) throws(CalculationError.Kind) -> [Term] {
    guard isShort(term) else { return [term] }
    var waiting = [term]
    var expanded: [Term] = []
    while let next = waiting.popLast() {
      guard let factor = next.factors.first(where: canExpand) else {
        expanded.append(next)
        continue
      }
      let remainder = removingOne(factor, from: next)
      for part in try expansion(of: factor) {
        waiting.append(try combine(remainder, part))
      }
      guard waiting.count + expanded.count <= Self.termLimit else { return [term] }
    }
    return expanded
  }

  /// Whether the sums in the term do not make too many terms when they are multiplied out.
  private func isShort(_ term: Term) -> Bool {
    var count = 1
    for factor in term.factors where canExpand(factor) {
      guard case .sum(let form) = atoms[factor.atom] else { continue }
      for _ in 0..<(factor.exponent.whole ?? 0) where count <= Self.termLimit {
        count *= form.terms.count
      }
    }
    return count <= Self.termLimit
  }

  private func canExpand(_ factor: Factor) -> Bool {
    guard factor.exponent.isWhole, factor.exponent <= Self.expansionLimit else { return false }
    return switch atoms[factor.atom] {
    case .sine: factor.exponent > .one
    case .sum: factor.exponent >= .one
    case .pi, .e, .integer, .logarithm, .exponential, .cosine, .arcsine, .arctangent: false
    }
  }

  /// The term without what `expansion(of:)` stands for.
  private func removingOne(_ factor: Factor, from term: Term) -> Term {
    var remainder = term
    let isSine = if case .sine = atoms[factor.atom] { true } else { false }
    let exponent = factor.exponent - Rational(isSine ? 2 : 1)
    remainder.factors = term.factors.compactMap {
      guard $0.atom == factor.atom else { return $0 }
      return exponent.isZero ? nil : Factor(atom: factor.atom, exponent: exponent)
    }
    return remainder
  }

  /// The terms of the square of a sine, or of the sum itself.
  private mutating func expansion(of factor: Factor) throws(CalculationError.Kind) -> [Term] {
    switch atoms[factor.atom] {
    case .sum(let form): return form.terms
    case .sine(let angle):
      let cosine = try cosine(ofReduced: angle)
      return try subtract(.one, multiply(cosine, cosine)).terms
    case .pi, .e, .integer, .logarithm, .exponential, .cosine, .arcsine, .arctangent:
      return [Term(.one, [factor])]
    }
  }
}
