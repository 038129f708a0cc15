/// The arithmetic of the forms that are made of a calculation's atoms.
///
/// Two forms that look the same are equal. Two that look different need not be: where that
/// matters, intervals decide. That gives the following layers, each of which is left to the next
/// only by what it cannot settle: fractions, identities between forms, intervals at rising
/// precision, and the honest answer "undecided".
struct Algebra: Sendable {
  var table: AtomTable
  var budget: Budget

  /// An algebra of the atoms that a number has brought, or of none yet.
  init(_ table: AtomTable? = nil, budget: Budget) {
    self.table = table ?? AtomTable()
    self.budget = budget
  }

  var atoms: [Atom] { table.atoms }

  /// The index of the atom, which is added if it is new.
  mutating func index(of atom: Atom) throws(CalculationError.Kind) -> Int {
    if let index = table.index(of: atom) { return index }
    let index = table.append(atom)
    table.isPositive.append(try enclosure(ofAtom: index, level: 0).sign > 0)
    return index
  }

  /// The coefficient times a power of the atom.
  mutating func value(
    _ coefficient: Rational = .one, _ atom: Atom, _ exponent: Rational = .one
  ) throws(CalculationError.Kind) -> Value {
    let index = try index(of: atom)
    return .form(Form(terms: [Term(coefficient, [Factor(atom: index, exponent: exponent)])]))
  }

  /// Whether every atom of the term is proven to be above zero.
  func hasPositiveFactors(_ term: Term) -> Bool {
    term.factors.allSatisfy { table.isPositive[$0.atom] }
  }
}
