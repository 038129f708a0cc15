/// A fraction times powers of atoms, such as 3/2·π²·√5.
struct Term: Hashable, Sendable {
  /// Never zero.
  var coefficient: Rational
  /// In the order of their atoms, each atom once.
  var factors: [Factor]

  init(_ coefficient: Rational, _ factors: [Factor]) {
    self.coefficient = coefficient
    self.factors = factors
  }

  /// The exponent of the atom; 0 if it is no factor.
  func exponent(of atom: Int) -> Rational {
    factors.first { $0.atom == atom }?.exponent ?? .zero
  }

  /// Whether the factors stand before those of the other term in a form.
  func precedes(_ other: Term) -> Bool {
    factors.lexicographicallyPrecedes(other.factors)
  }
}
