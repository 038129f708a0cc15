extension Number {
  /// The number as text.
  ///
  /// - Parameters:
  ///   - format: Which digits are written, and for whom.
  ///   - shouldStop: Is asked about every millisecond of work whether to give up.
  /// - Returns: The text, and how far it can be trusted.
  /// - Throws: `tooLarge`, `tooLong`, or `undecided` if the digits cannot be found.
  package func formatted(
    _ format: NumberFormat = NumberFormat(),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(CalculationError.Kind) -> FormattedNumber {
    var source = DigitSource(self, budget: Budget(shouldStop: shouldStop))
    let number = try digits(&source, format)
    guard let unit else { return number }
    return FormattedNumber(text: "\(number.text) \(unit.symbol)", accuracy: number.accuracy)
  }

  /// The number without its unit.
  private func digits(
    _ source: inout DigitSource, _ format: NumberFormat
  ) throws(CalculationError.Kind) -> FormattedNumber {
    let style = NumberStyle(isForPeople: format.isForPeople)
    switch format.digits {
    case .places(let places): return style.text(try source.rounded(places: places))
    case .significant(let count):
      return style.significant(try source.rounded(significant: count), count: count)
    case .automatic(let places):
      if let decimals = unit?.decimals { return style.money(try source.rounded(places: decimals)) }
      return try automatic(&source, places: places, style)
    case .fraction:
      guard let rational else { return try automatic(&source, places: 4, style) }
      return style.fraction(rational)
    }
  }

  private func automatic(
    _ source: inout DigitSource, places: Int, _ style: NumberStyle
  ) throws(CalculationError.Kind) -> FormattedNumber {
    if let rational, let exact = style.exact(rational) { return exact }
    let rounded = try source.rounded(significant: places + 1)
    // With fewer than half of the places, hardly a digit of a small number would be left.
    let least = places < 2 ? NumberStyle.leastPlainExponent : -places / 2
    guard (least..<NumberStyle.fullDigits).contains(rounded.exponent) else {
      return style.scientific(rounded)
    }
    let decimal = try source.rounded(places: places)
    return style.text(decimal.accuracy == .exact ? decimal.withoutTrailingZeros : decimal)
  }
}
