extension Evaluator {
  /// The angle of so many degrees, in the unit of the settings.
  mutating func angle(ofDegrees degrees: Value) throws(CalculationError.Kind) -> Value {
    switch settings.angleUnit {
    case .degrees: degrees
    case .radians: try radiansFromDegrees(degrees)
    }
  }

  /// The angle in radians.
  mutating func radians(_ angle: Value) throws(CalculationError.Kind) -> Value {
    switch settings.angleUnit {
    case .degrees: try radiansFromDegrees(angle)
    case .radians: angle
    }
  }

  /// The angle in the unit of the settings.
  mutating func angle(ofRadians radians: Value) throws(CalculationError.Kind) -> Value {
    switch settings.angleUnit {
    case .degrees:
      try algebra.divide(radians, algebra.pi(times: Rational(1, 180)))
    case .radians: radians
    }
  }

  private mutating func radiansFromDegrees(
    _ degrees: Value
  ) throws(CalculationError.Kind) -> Value {
    try algebra.multiply(degrees, algebra.pi(times: Rational(1, 180)))
  }
}
