extension MathFunction {
  /// The trigonometric functions and their inverses.
  static let trigonometry = [sine, cosine, tangent, arcsine, arccosine, arctangent]

  static let sine = MathFunction(
    "sin", example: "sin 30", is: "0.5",
    .ofAngle { algebra, x throws(Failure) in try algebra.sine(of: x) })

  static let cosine = MathFunction(
    "cos", example: "cos 60", is: "0.5",
    .ofAngle { algebra, x throws(Failure) in try algebra.cosine(of: x) })

  static let tangent = MathFunction(
    "tan", example: "tan 45", is: "1",
    .ofAngle { algebra, x throws(Failure) in try algebra.tangent(of: x) })

  static let arcsine = MathFunction(
    "asin", ["arcsin", "sin⁻¹"], example: "asin 0.5", is: "30",
    .givingAngle { algebra, x throws(Failure) in
      try algebra.arcsine(of: algebra.ratio(x, of: "asin"))
    })

  static let arccosine = MathFunction(
    "acos", ["arccos", "cos⁻¹"], example: "acos 0.5", is: "60",
    .givingAngle { algebra, x throws(Failure) in
      try algebra.arccosine(of: algebra.ratio(x, of: "acos"))
    })

  static let arctangent = MathFunction(
    "atan", ["arctan", "tan⁻¹"], example: "atan 1", is: "45",
    .givingAngle { algebra, x throws(Failure) in try algebra.arctangent(of: x) })
}

extension Algebra {
  /// The value, if it can be a sine or a cosine.
  fileprivate mutating func ratio(
    _ value: Value, of function: String
  ) throws(CalculationError.Kind) -> Value {
    guard try isWithin(value, .one) else { throw .inverseOutOfRange(function: function) }
    return value
  }
}
