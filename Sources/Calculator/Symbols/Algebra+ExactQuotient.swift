extension Algebra {
  /// The quotient of two sums, if the division leaves no remainder: polynomial division in the
  /// atoms.
  mutating func exactQuotient(
    of dividend: [Term], by divisor: Form
  ) throws(CalculationError.Kind) -> [Term]? {
    guard divisor.terms.count > 1, let lead = leadingTerm(of: divisor.terms) else { return nil }
    let coefficient = try quotient(.one, lead.coefficient)
    let inverse = try raise(lead, to: -.one, coefficient: coefficient)
    var (rest, quotient): ([Term], [Term]) = (dividend, [])
    // A division that leaves no remainder need not end sooner, but nobody types a longer one.
    for _ in 0..<dividend.count + 8 {
      guard let next = leadingTerm(of: rest) else { return quotient }
      let part = try combine(next, inverse)
      guard isDefined(part, wherever: next) else { return nil }
      quotient.append(part)
      let product = try collect(products(of: [part], and: divisor.terms))
      rest = try subtract(Value(terms: rest), product).terms
    }
    return rest.isEmpty ? quotient : nil
  }

  /// Whether the term divides by nothing that might be zero while the other term has a value.
  private func isDefined(_ term: Term, wherever other: Term) -> Bool {
    term.factors.allSatisfy {
      $0.exponent.sign > 0 || table.isPositive[$0.atom] || other.exponent(of: $0.atom).sign < 0
    }
  }

  /// The term with the highest power of the first atom, of the second one if there are several,
  /// and so on.
  private func leadingTerm(of terms: [Term]) -> Term? {
    terms.max { $1.leads($0) }
  }
}

extension Term {
  /// Whether the term has the higher power of the first atom in which the two differ.
  fileprivate func leads(_ other: Term) -> Bool {
    var (mine, theirs) = (factors[...], other.factors[...])
    while let first = mine.first, let second = theirs.first, first == second {
      mine.removeFirst()
      theirs.removeFirst()
    }
    guard let first = mine.first else { return (theirs.first?.exponent.sign ?? 1) < 0 }
    guard let second = theirs.first else { return first.exponent.sign > 0 }
    if first.atom == second.atom { return first.exponent > second.exponent }
    return first.atom < second.atom ? first.exponent.sign > 0 : second.exponent.sign < 0
  }
}
