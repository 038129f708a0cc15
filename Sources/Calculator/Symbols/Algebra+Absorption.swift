extension Algebra {
  /// So many sums are divided by; products of more are left to the intervals.
  private static let mostSums = 64

  /// The product where the second form has powers of a sum as an atom and the first one is a
  /// multiple of that sum: S·π·S^−1 is π.
  mutating func absorb(
    _ multiple: Form, into other: Form
  ) throws(CalculationError.Kind) -> Value? {
    guard multiple.monomial == nil else { return nil }
    let sums = sums(in: other)
    guard sums.count <= Self.mostSums else { return nil }
    for (atom, sum) in sums {
      guard let quotient = try exactQuotient(of: multiple.terms, by: sum) else { continue }
      let wrapped = Term(.one, [Factor(atom: atom, exponent: .one)])
      var products: [Term] = []
      for term in other.terms {
        let isPower = !term.exponent(of: atom).isZero
        let first = isPower ? try combine(term, wrapped) : term
        products += try self.products(of: [first], and: isPower ? quotient : multiple.terms)
      }
      return try collect(products)
    }
    return nil
  }

  /// The atoms of the form that are sums, each once.
  ///
  /// They come in one order, short sums first: each that is tried in vain costs work and may leave
  /// atoms behind, and the same calculation must always do the same.
  private func sums(in form: Form) -> [(atom: Int, sum: Form)] {
    var found: [Int: Form] = [:]
    for term in form.terms {
      for factor in term.factors {
        if case .sum(let sum) = atoms[factor.atom] { found[factor.atom] = sum }
      }
    }
    return found.map { (atom: $0.key, sum: $0.value) }
      .sorted { ($0.sum.terms.count, $0.atom) < ($1.sum.terms.count, $1.atom) }
  }
}
