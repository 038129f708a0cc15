/// A function of one number that a formula can have.
enum Elementary: Hashable, Sendable {
  case exponential, logarithm
  /// u·ln u, which is not as wide as the product where u comes near zero.
  case timesLogarithm
  case sine, cosine, arcsine, arccosine, arctangent
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent
  case magnitude
  /// −1, 0 or 1; as a slope of the magnitude it may be all between.
  case sign
  case floor
}
