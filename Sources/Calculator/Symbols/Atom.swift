/// A number that fractions cannot express, and that is built from simpler ones.
enum Atom: Hashable, Sendable {
  case pi
  /// Euler's number.
  case e
  /// A whole number above 1 that stands for its fractional powers: its exponents lie between 0
  /// and 1. It is a prime, or has no small prime in it.
  case integer(Rational)
  case logarithm(Value)
  case exponential(Form)
  case sine(Value)
  case cosine(Value)
  case arcsine(Value)
  case arctangent(Value)
  /// A sum that stands for its powers that are not multiplied out.
  case sum(Form)
}
