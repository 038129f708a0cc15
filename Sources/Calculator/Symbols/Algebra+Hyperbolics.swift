extension Algebra {
  /// (e^x − e^−x) / 2.
  mutating func hyperbolicSine(of value: Value) throws(CalculationError.Kind) -> Value {
    try half(of: subtract(exponential(of: value), exponential(of: -value)))
  }

  /// (e^x + e^−x) / 2.
  mutating func hyperbolicCosine(of value: Value) throws(CalculationError.Kind) -> Value {
    try half(of: add(exponential(of: value), exponential(of: -value)))
  }

  mutating func hyperbolicTangent(of value: Value) throws(CalculationError.Kind) -> Value {
    guard try isWithin(value, Limits.exponent) else { throw .hyperbolicTangentOutOfRange }
    return try divide(hyperbolicSine(of: value), hyperbolicCosine(of: value))
  }

  /// ln(x + √(x² + 1)).
  mutating func inverseHyperbolicSine(of value: Value) throws(CalculationError.Kind) -> Value {
    let root = try squareRoot(of: add(multiply(value, value), .one))
    return try logarithm(of: add(value, root))
  }

  /// ln(x + √(x² − 1)), for x not below 1.
  mutating func inverseHyperbolicCosine(of value: Value) throws(CalculationError.Kind) -> Value {
    guard try compare(value, .one) >= 0 else { throw .inverseHyperbolicCosineOutOfRange }
    let root = try squareRoot(of: subtract(multiply(value, value), .one))
    return try logarithm(of: add(value, root))
  }

  /// ln((1 + x) / (1 − x)) / 2, for x between −1 and 1.
  mutating func inverseHyperbolicTangent(
    of value: Value
  ) throws(CalculationError.Kind) -> Value {
    guard try isWithin(value, .one), value != .one, value != -.one else {
      throw .inverseHyperbolicTangentOutOfRange
    }
    return try half(of: logarithm(of: divide(add(.one, value), subtract(.one, value))))
  }

  private mutating func half(of value: Value) throws(CalculationError.Kind) -> Value {
    try multiply(.rational(Rational(1, 2)), value)
  }
}
