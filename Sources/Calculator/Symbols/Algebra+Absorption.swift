extension Algebra {
  /// The product where the second form has powers of a sum as an atom and the first one is a
  /// multiple of that sum: S·π·S^−1 is π.
  mutating func absorb(
    _ multiple: Form, into other: Form
  ) throws(CalculationError.Kind) -> Value? {
    guard multiple.monomial == nil else { return nil }
    for atom in sumAtoms(in: other) {
      guard case .sum(let sum) = atoms[atom],
        let quotient = try exactQuotient(of: multiple.terms, by: sum)
      else { continue }
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

  /// The atoms of the form that are sums.
  private func sumAtoms(in form: Form) -> Set<Int> {
    var found: Set<Int> = []
    for term in form.terms {
      for factor in term.factors {
        if case .sum = atoms[factor.atom] { found.insert(factor.atom) }
      }
    }
    return found
  }
}
