extension Algebra {
  /// One more than for digits, where not all those before the point are known, as of e^100000.
  private static let roundingLevels = levels.lowerBound...levels.upperBound + 1

  /// The greatest whole number that is not above the value.
  ///
  /// - Throws: `undecided` if the value is so close to a whole number that it cannot be told from
  ///   it, and `tooLarge` if it has more digits before the point than are computed.
  mutating func floor(of value: Value) throws(CalculationError.Kind) -> Rational {
    guard case .form(let form) = value else { return value.rational?.floor ?? .zero }
    var isLong = false
    for level in Self.roundingLevels where level <= Self.levels.upperBound || isLong {
      let enclosure = try enclosure(of: form, level: level)
      guard enclosure.isBounded else { continue }
      guard enclosure.exponent <= Limits.bits else { throw .tooLarge }
      let floor = enclosure.floor
      if floor.lowerBound == floor.upperBound { return floor.lowerBound }
      isLong = enclosure.exponent > enclosure.precision
    }
    throw isLong ? .tooLarge : .undecided
  }

  /// The nearest whole number, halves away from zero.
  mutating func rounded(_ value: Value) throws(CalculationError.Kind) -> Rational {
    let half = Value.rational(Rational(1, 2))
    return try sign(of: value) < 0
      ? -floor(of: subtract(half, value)) : floor(of: add(value, half))
  }

  /// The nearest number with so many digits after the point, halves away from zero.
  mutating func rounded(
    _ value: Value, places: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard let places = places.whole, places.magnitude <= Limits.digits else { throw .tooLarge }
    let unit = Rational.powerOfTen(places)
    return try quotient(rounded(multiply(value, .rational(unit))), unit)
  }

  /// What is left of the first value after whole multiples of the second one, which is not zero.
  mutating func remainder(
    of value: Value, dividedBy divisor: Value
  ) throws(CalculationError.Kind) -> Value {
    let quotient = try floor(of: divide(value, divisor))
    return try subtract(value, multiply(.rational(quotient), divisor))
  }
}
