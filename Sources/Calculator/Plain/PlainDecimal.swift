/// A decimal as `RoundedDecimal`, of 128 bits.
struct PlainDecimal {
  let isNegative: Bool
  private(set) var digits: UInt128
  /// How many of the digits stand after the point; zeros follow if it is below zero.
  private(set) var places: Int

  /// The fraction rounded to so many places, halves away from zero, and whether it is that; nil if
  /// there is no room for it.
  private static func rounded(
    _ value: PlainFraction, places: Int
  ) -> (decimal: PlainDecimal, isExact: Bool)? {
    let shift = places - value.places
    guard let power = PlainFraction.powerOfTen(abs(shift)) else { return nil }
    let raised = shift > 0 ? power.magnitude : 1
    guard
      let (above, factor) = factors(value.numerator.magnitude, value.factor.magnitude, raised),
      let below = value.denominator.magnitude.product(shift < 0 ? power.magnitude : 1),
      let (quotient, rest) = above.quotient(times: factor, over: below)
    else { return nil }
    let roundsUp = rest >= below - rest
    let decimal = PlainDecimal(
      isNegative: (value.numerator < 0) != (value.factor < 0),
      digits: quotient + (roundsUp ? 1 : 0), places: places)
    return (decimal, rest == 0)
  }

  /// The product of three numbers as one of two.
  private static func factors(
    _ first: UInt128, _ second: UInt128, _ third: UInt128
  ) -> (UInt128, UInt128)? {
    if second == 1 { return (first, third) }
    return third == 1 ? (first, second) : nil
  }
}

extension PlainDecimal {
  /// The value rounded to so many places.
  init?(_ value: PlainFraction, places: Int) {
    guard let rounded = Self.rounded(value, places: places) else { return nil }
    self = rounded.decimal
  }

  /// The value with all digits if 20 are enough, else with 20.
  init?(full value: PlainFraction) {
    if value.denominator == 1, value.factor == 1 {
      self.init(
        isNegative: value.numerator < 0, digits: value.numerator.magnitude, places: value.places)
      dropZeros()
      if digits < Self.limit { return }
    }
    guard let (decimal, isExact) = Self.significant(value) else { return nil }
    self = decimal
    if isExact { dropZeros() }
  }

  private static let limit: UInt128 = 100_000_000_000_000_000_000

  /// The value with 20 digits.
  private static func significant(
    _ value: PlainFraction
  ) -> (decimal: PlainDecimal, isExact: Bool)? {
    let bits =
      value.numerator.magnitude.bits + value.factor.magnitude.bits - 1
      - value.denominator.magnitude.bits
    // The least power of ten that the first digit may have, so that no digit is missing.
    let exponent = DecimalDigits.count(inBits: bits - 1)
    var places = NumberStyle.fullDigits - 1 - exponent + value.places
    while let (decimal, isExact) = rounded(value, places: places) {
      if decimal.digits < limit { return (decimal, isExact) }
      places -= 1
    }
    return nil
  }

  private mutating func dropZeros() {
    guard digits != 0 else {
      places = 0
      return
    }
    while true {
      let (quotient, rest) = digits.quotient(by: 10)
      guard rest == 0 else { return }
      digits = quotient
      places -= 1
    }
  }
}

extension UInt128 {
  /// The bits that the number needs.
  fileprivate var bits: Int { Self.bitWidth - leadingZeroBitCount }

  /// The quotient, sooner where the numbers fit a word.
  func quotient(by divisor: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    guard let dividend = UInt64(exactly: self), let word = UInt64(exactly: divisor) else {
      return quotientAndRemainder(dividingBy: divisor)
    }
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: word)
    return (UInt128(quotient), UInt128(rest))
  }

  fileprivate func product(_ other: UInt128) -> UInt128? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }

  /// The product divided, if the quotient fits.
  fileprivate func quotient(
    times factor: UInt128, over divisor: UInt128
  ) -> (quotient: UInt128, remainder: UInt128)? {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    guard overflow else { return product.quotient(by: divisor) }
    let (high, low) = multipliedFullWidth(by: factor)
    return high < divisor ? divisor.dividingFullWidth((high, low)) : nil
  }
}
