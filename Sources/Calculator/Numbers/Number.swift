/// The value of an expression.
package struct Number: Sendable {
  let value: Value
  /// The atoms that the value is made of; none if it is a fraction.
  let algebra: Algebra

  init(_ value: Value, in algebra: Algebra) {
    self.value = value
    if case .rational = value {
      self.algebra = Algebra()
    } else {
      self.algebra = algebra
    }
  }

  package init(_ rational: Rational) {
    self.init(.rational(rational), in: Algebra())
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
  /// Whether the two are known to be the same number.
  package static func == (left: Number, right: Number) -> Bool {
    if let a = left.rational, let b = right.rational { return a == b }
    var algebra = left.algebra
    let other = try? algebra.adopt(right)
    return other.flatMap { try? algebra.subtract(left.value, $0) } == .zero
  }
}
