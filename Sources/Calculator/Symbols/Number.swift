/// The value of an expression.
package struct Number: Sendable {
  let value: Value
  /// The atoms that the value is made of; nil if it is a fraction.
  let atoms: AtomTable?
  /// What the number counts; nil if it is a plain number.
  package let unit: Unit?

  init(_ value: Value, of atoms: AtomTable, unit: Unit? = nil) {
    self.value = value
    self.unit = unit
    self.atoms = if case .rational = value { nil } else { atoms }
  }

  package init(_ rational: Rational) {
    value = .rational(rational)
    atoms = nil
    unit = nil
  }

  /// The whole number.
  package init(_ whole: Int) {
    self.init(Rational(whole))
  }

  /// The number as a fraction, if it is known to be one.
  package var rational: Rational? { value.rational }

  /// The number as an `Int`, if it is whole and fits.
  package var whole: Int? { rational?.whole }
}

extension Number: Equatable {
  /// Whether the two are the same form of the same unit.
  ///
  /// Two forms of one number, such as √2·√3·π and √6·π from calculations that met their atoms in
  /// another order, may differ: `isKnown(toEqual:)` works that out.
  package static func == (left: Number, right: Number) -> Bool {
    left.unit == right.unit && left.value == right.value
      && left.atoms?.atoms == right.atoms?.atoms
  }
}
