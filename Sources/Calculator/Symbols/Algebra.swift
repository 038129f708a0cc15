/// The atoms of a calculation, and the arithmetic of the forms that are made of them.
///
/// An atom refers only to atoms that were made before it. So all of them can be gone through in
/// order, and nothing recurses, however deep an expression is nested.
///
/// Two forms that look the same are equal. Two that look different need not be: where that
/// matters, intervals decide. That gives the following layers, each of which is left to the next
/// only by what it cannot settle: fractions, identities between forms, intervals at rising
/// precision, and the honest answer "undecided".
struct Algebra: Sendable {
  private(set) var atoms: [Atom] = []
  /// Whether the atom is proven to be above zero, for each atom.
  private(set) var isPositive: [Bool] = []
  private var indices: [Atom: Int] = [:]
  /// What the atoms lie between, for each level of precision and each atom up to some atom.
  var enclosures: [[Interval]] = []
  var budget: Budget

  init(budget: Budget = Budget()) {
    self.budget = budget
  }

  /// The index of the atom, which is added if it is new.
  mutating func index(of atom: Atom) throws(CalculationError.Kind) -> Int {
    if let index = indices[atom] { return index }
    let index = atoms.count
    atoms.append(atom)
    indices[atom] = index
    isPositive.append(try enclosure(ofAtom: index, level: 0).sign > 0)
    return index
  }

  /// The index of the atom, if the algebra has it.
  func existingIndex(of atom: Atom) -> Int? { indices[atom] }

  /// The coefficient times a power of the atom.
  mutating func value(
    _ coefficient: Rational = .one, _ atom: Atom, _ exponent: Rational = .one
  ) throws(CalculationError.Kind) -> Value {
    let index = try index(of: atom)
    return .form(Form(terms: [Term(coefficient, [Factor(atom: index, exponent: exponent)])]))
  }

  /// Whether every atom of the term is proven to be above zero.
  func hasPositiveFactors(_ term: Term) -> Bool {
    term.factors.allSatisfy { isPositive[$0.atom] }
  }
}
