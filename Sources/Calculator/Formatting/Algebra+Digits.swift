extension Algebra {
  /// A number that is so close to a decimal cannot be told from it: 10^−300, in bits, beyond the
  /// last place.
  private static let unprovenBits = 997

  /// The form rounded to so many places after the point.
  mutating func rounded(
    _ form: Form, places: Int
  ) throws(CalculationError.Kind) -> RoundedDecimal {
    let unit = -DecimalDigits.bits(inCount: places)
    for level in Self.levels {
      let enclosure = try enclosure(of: form, level: level)
      guard try isNarrow(enclosure, forUnit: unit) else { continue }
      try budget.spend(Cost.multiplication(bits: 4 * enclosure.precision + abs(unit)))
      if let rounded = rounded(enclosure, places: places) { return rounded }
      if enclosure.widthExponent < unit - Self.unprovenBits {
        return unproven(enclosure, places: places)
      }
    }
    throw .undecided
  }

  /// Whether the interval is narrower than the last place that is asked for.
  private func isNarrow(
    _ enclosure: Interval, forUnit unit: Int
  ) throws(CalculationError.Kind) -> Bool {
    guard enclosure.isBounded else { return false }
    guard enclosure.exponent <= Limits.bits else { throw .tooLarge }
    return enclosure.widthExponent < unit
  }

  /// The decimal that both ends are rounded to, unless the number may be that decimal itself.
  private func rounded(_ enclosure: Interval, places: Int) -> RoundedDecimal? {
    let ends = enclosure.rounded(timesTenToThe: places)
    guard ends.lowerBound == ends.upperBound,
      !enclosure.contains(ends.lowerBound / Rational.powerOfTen(places))
    else { return nil }
    return RoundedDecimal(coefficient: ends.lowerBound, places: places, accuracy: .rounded)
  }

  /// The decimal that the number can hardly be told from, or the one away from zero if the number
  /// can hardly be told from the middle of two.
  private func unproven(_ enclosure: Interval, places: Int) -> RoundedDecimal {
    let ends = enclosure.rounded(timesTenToThe: places)
    let isNegative = ends.lowerBound.sign < 0
    return RoundedDecimal(
      coefficient: isNegative ? ends.lowerBound : ends.upperBound, places: places,
      accuracy: .unproven)
  }

  /// The power of ten of the form's first digit, or one less; nil if the form cannot be told from
  /// zero.
  mutating func leastExponent(of form: Form) throws(CalculationError.Kind) -> Int? {
    for level in Self.levels {
      let enclosure = try enclosure(of: form, level: level)
      guard enclosure.isBounded else { continue }
      let (exponent, width) = (enclosure.exponent, enclosure.widthExponent)
      if enclosure.sign == 0, width < -Self.unprovenBits { return nil }
      guard enclosure.sign != 0, width < exponent - 2 else { continue }
      guard abs(exponent) <= Limits.bits else { throw .tooLarge }
      return DecimalDigits.count(inBits: exponent - 2)
    }
    throw .undecided
  }
}
