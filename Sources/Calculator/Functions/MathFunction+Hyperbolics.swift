extension MathFunction {
  /// The hyperbolic functions and their inverses.
  static let hyperbolics = [
    hyperbolicSine, hyperbolicCosine, hyperbolicTangent,
    inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent,
  ]

  static let hyperbolicSine = MathFunction(
    "sinh", example: "sinh(ln 2)", is: "0.75",
    .ofNumber { algebra, x throws(Failure) in try algebra.hyperbolicSine(of: x) })

  static let hyperbolicCosine = MathFunction(
    "cosh", example: "cosh(ln 2)", is: "1.25",
    .ofNumber { algebra, x throws(Failure) in try algebra.hyperbolicCosine(of: x) })

  static let hyperbolicTangent = MathFunction(
    "tanh", example: "tanh(ln 2)", is: "0.6",
    .ofNumber { algebra, x throws(Failure) in try algebra.hyperbolicTangent(of: x) })

  static let inverseHyperbolicSine = MathFunction(
    "asinh", ["arsinh", "sinh⁻¹"], example: "asinh 0", is: "0",
    .ofNumber { algebra, x throws(Failure) in try algebra.inverseHyperbolicSine(of: x) })

  static let inverseHyperbolicCosine = MathFunction(
    "acosh", ["arcosh", "cosh⁻¹"], example: "acosh 1", is: "0",
    .ofNumber { algebra, x throws(Failure) in try algebra.inverseHyperbolicCosine(of: x) })

  static let inverseHyperbolicTangent = MathFunction(
    "atanh", ["artanh", "tanh⁻¹"], example: "atanh 0", is: "0",
    .ofNumber { algebra, x throws(Failure) in try algebra.inverseHyperbolicTangent(of: x) })
}
