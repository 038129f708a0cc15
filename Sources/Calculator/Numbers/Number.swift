/// The value of an expression.
package struct Number: Hashable, Sendable {
  let rational: Rational

  package init(_ rational: Rational) {
    self.rational = rational
  }

  /// The whole number.
  package init(_ whole: Int) {
    self.init(Rational(whole))
  }

  /// The number as an `Int`, if it is whole and fits.
  package var whole: Int? { rational.whole }
}
