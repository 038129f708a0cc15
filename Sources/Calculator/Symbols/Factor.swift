/// A power of an atom.
struct Factor: Hashable, Comparable, Sendable {
  /// The atom's index in its algebra.
  let atom: Int
  /// Never zero.
  var exponent: Rational

  static func < (left: Factor, right: Factor) -> Bool {
    (left.atom, left.exponent) < (right.atom, right.exponent)
  }
}
