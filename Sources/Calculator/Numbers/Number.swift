/// The value of an expression.
package struct Number: Sendable {
  let value: Value
  /// The atoms that the value is made of; nil if it is a fraction.
  let algebra: Algebra?
  /// What the number counts; nil if it is a plain number.
  package let unit: Unit?

  init(_ value: Value, in algebra: Algebra, unit: Unit? = nil) {
    self.value = value
    self.unit = unit
    self.algebra = if case .rational = value { nil } else { algebra }
  }

  package init(_ rational: Rational) {
    value = .rational(rational)
    algebra = nil
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
  /// Whether the two are known to be the same number of the same unit.
  package static func == (left: Number, right: Number) -> Bool {
    guard left.unit == right.unit else { return false }
    if let a = left.rational, let b = right.rational { return a == b }
    var algebra = left.algebra ?? Algebra()
    let other = try? algebra.adopt(right)
    return other.flatMap { try? algebra.subtract(left.value, $0) } == .zero
  }
}
