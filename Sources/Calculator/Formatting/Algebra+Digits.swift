extension Algebra {
  /// A number that is so close to a decimal cannot be told from it: 10^−300, in bits, beyond the
  /// last place.
  private static let unprovenBits = 997

  /// The form rounded to so many places after the point.
  mutating func rounded(
    _ form: Form, places: Int
  ) throws(CalculationError.Kind) -> RoundedDecimal {
    let unit = -DecimalDigits.bits(inCount: places)
    var unproven: RoundedDecimal?
    do {
      for level in Self.levels where unproven == nil || level <= Self.lastSignLevel {
        let enclosure = try enclosure(of: form, level: level)
        guard try isNarrow(enclosure, forUnit: unit) else { continue }
        try budget.spend(Cost.multiplication(bits: 4 * enclosure.precision + abs(unit)))
        if let rounded = rounded(enclosure, places: places) { return rounded }
        if enclosure.widthExponent < unit - Self.unprovenBits {
          unproven = self.unproven(enclosure, places: places)
        }
      }
    } catch {
      // Time that runs out while a proof is still looked for costs the proof, not the digits.
      guard unproven != nil, error == .tooLong else { throw error }
    }
    guard let unproven else { throw .undecided }
    return unproven
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
    guard ends.lowerBound == ends.upperBound else { return nil }
    let decimal = ends.lowerBound / Rational.powerOfTen(places)
    let distance = enclosure + -Interval(decimal, precision: enclosure.precision)
    guard distance.sign != 0 else { return nil }
    return RoundedDecimal(
      coefficient: ends.lowerBound, places: places, accuracy: .rounded,
      isRoundedUp: distance.sign * decimal.sign < 0)
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
    var isTiny = false
    do {
      for level in Self.levels where !isTiny || level <= Self.lastSignLevel {
        let enclosure = try enclosure(of: form, level: level)
        if let exponent = try leastExponent(enclosure) { return exponent }
        isTiny = enclosure.isBounded && enclosure.widthExponent < -Self.unprovenBits
      }
    } catch {
      guard isTiny, error == .tooLong else { throw error }
    }
    guard isTiny else { throw .undecided }
    return nil
  }

  /// The same for what an interval contains, if that is narrow enough.
  private func leastExponent(_ enclosure: Interval) throws(CalculationError.Kind) -> Int? {
    guard enclosure.isBounded, enclosure.sign != 0 else { return nil }
    let exponent = enclosure.exponent
    guard enclosure.widthExponent < exponent - 2 else { return nil }
    guard abs(exponent) <= Limits.bits else { throw exponent < 0 ? .tooSmall : .tooLarge }
    return DecimalDigits.count(inBits: enclosure.exponents.lowerBound)
  }
}
