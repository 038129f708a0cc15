/// The atoms of a calculation, and what is known of each.
///
/// An atom refers only to atoms that were made before it. So all of them can be gone through in
/// order, and nothing recurses, however deep an expression is nested.
struct AtomTable: Sendable {
  private(set) var atoms: [Atom] = []
  /// Whether the atom is proven to be above zero, for each atom.
  var isPositive: [Bool] = []
  private var indices: [Atom: Int] = [:]
  /// What the atoms lie between, for each level of precision and each atom up to some atom.
  var enclosures: [[Interval]] = []

  /// The index of the atom, if it is in the table.
  func index(of atom: Atom) -> Int? { indices[atom] }

  /// Adds an atom that is not in the table, and gives its index.
  mutating func append(_ atom: Atom) -> Int {
    indices[atom] = atoms.count
    atoms.append(atom)
    return atoms.count - 1
  }
}
