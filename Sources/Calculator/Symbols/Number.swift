/// The value of an expression.
package struct Number: Sendable {
  let value: Value
  /// The atoms that the value is made of; nil if it is a fraction.
  let atoms: AtomTable?
  /// What the number counts; nil if it is a plain number.
  package let unit: Unit?
  /// How the number is shown where that is not by its digits.
  let presentation: Presentation

  init(
    _ value: Value, of atoms: AtomTable, unit: Unit? = nil, presentation: Presentation = .plain
  ) {
    self.value = value
    self.unit = unit
    self.presentation = presentation
    self.atoms = if case .rational = value { nil } else { atoms }
  }

  package init(_ rational: Rational) {
    value = .rational(rational)
    atoms = nil
    unit = nil
    presentation = .plain
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

extension Number {
  /// How a number is shown.
  enum Presentation: Equatable, Sendable {
    case plain
    /// As the whole quotient and the remainder of a division by this number.
    case remainder(divisor: Rational)
    /// As a product of powers of primes.
    case factors([PrimePower])
  }
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
