extension Evaluator {
  /// So many of a unit, in the first unit of its kind.
  mutating func firstUnits(
    _ value: Value, of unit: Unit
  ) throws(CalculationError.Kind) -> Value {
    let value = try algebra.add(
      algebra.multiply(value, size(of: unit)), .rational(unit.offset))
    if unit.kind == .temperature, try algebra.sign(of: value) < 0 { throw .belowAbsoluteZero }
    return value
  }

  /// The value in the unit that it is shown in; a plain number is itself.
  mutating func value(_ value: Value, in unit: Unit?) throws(CalculationError.Kind) -> Value {
    guard let unit else { return value }
    return try algebra.divide(
      algebra.subtract(value, .rational(unit.offset)), size(of: unit))
  }

  private mutating func size(of unit: Unit) throws(CalculationError.Kind) -> Value {
    guard unit.piExponent != 0 else { return .rational(unit.factor) }
    return try algebra.value(unit.factor, .pi, Rational(unit.piExponent))
  }
}
