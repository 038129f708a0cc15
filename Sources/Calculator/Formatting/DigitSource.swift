/// Finds as many digits of a number as are asked for.
struct DigitSource {
  let value: Value
  private var algebra: Algebra

  init(_ number: Number, budget: Budget) {
    value = number.value
    algebra = Algebra(number.atoms, budget: budget)
  }

  /// The number rounded to so many places after the point, halves away from zero.
  ///
  /// - Throws: `tooLarge`, `tooLong`, or `undecided` if not even the intervals at the highest
  ///   precision tell the digits.
  mutating func rounded(places: Int) throws(CalculationError.Kind) -> RoundedDecimal {
    switch value {
    case .rational(let fraction): fraction.rounded(places: places)
    case .form(let form): try algebra.rounded(form, places: places)
    }
  }

  /// The number rounded to so many digits from the first that is not zero.
  mutating func rounded(
    significant count: Int
  ) throws(CalculationError.Kind) -> RoundedDecimal {
    guard var exponent = try leastExponent() else {
      return RoundedDecimal(
        coefficient: .zero, places: 0, accuracy: value == .zero ? .exact : .unproven)
    }
    // The exponent may be too low by one, and 9.99 may become 10.
    while true {
      let rounded = try rounded(places: count - 1 - exponent)
      guard rounded.exponent > exponent else { return rounded }
      exponent = rounded.exponent
    }
  }

  /// The power of ten of the first digit, or one less; nil if the number cannot be told from zero.
  mutating func leastExponent() throws(CalculationError.Kind) -> Int? {
    switch value {
    case .rational(let fraction): fraction.isZero ? nil : fraction.leastExponent
    case .form(let form): try algebra.leastExponent(of: form)
    }
  }
}
