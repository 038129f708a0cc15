extension Number {
  /// The number as text.
  ///
  /// - Parameters:
  ///   - format: Which digits are written, and for whom.
  ///   - patience: The expected time that the work may cost on an ordinary machine.
  ///   - shouldStop: Is asked about every millisecond of work whether to give up.
  /// - Returns: The text, and how far it can be trusted.
  /// - Throws: `tooLarge`, `tooLong`, or `undecided` if the digits cannot be found.
  package func formatted(
    _ format: NumberFormat = NumberFormat(), patience: Duration = .seconds(1),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(CalculationError.Kind) -> FormattedNumber {
    let style = NumberStyle(format)
    if let time = time(format) { return time }
    if let presented = presented(style) { return presented }
    let number =
      if let quick = quickDigits(format, style) {
        quick
      } else {
        try digits(format, style, Budget(patience: patience, shouldStop: shouldStop))
      }
    guard let unit else { return number }
    return FormattedNumber(text: "\(number.text) \(unit.decimalSymbol)", accuracy: number.accuracy)
  }

  /// The digits of a fraction that is written in full.
  private func quickDigits(
    _ format: NumberFormat, _ style: NumberStyle
  ) -> FormattedNumber? {
    guard let rational else { return nil }
    return switch format.digits {
    case .automatic, .full: unit?.decimals == nil ? style.exact(rational) : nil
    case .fraction: style.fraction(rational)
    case .mixed: style.mixed(rational)
    case .places, .significant: nil
    }
  }

  private func digits(
    _ format: NumberFormat, _ style: NumberStyle, _ budget: Budget
  ) throws(CalculationError.Kind) -> FormattedNumber {
    var source = DigitSource(self, budget: budget)
    switch format.digits {
    case .places(let places): return style.text(try source.rounded(places: places))
    case .significant(let count):
      return style.significant(try source.rounded(significant: count), count: count)
    case .automatic(let places):
      if let decimals = unit?.decimals { return try money(&source, places: decimals, style) }
      return try rounded(&source, places: places, style)
    case .full:
      if let decimals = unit?.decimals { return try money(&source, places: decimals, style) }
      let count = NumberStyle.fullDigits
      return style.significant(try source.rounded(significant: count), count: count)
    case .fraction, .mixed:
      let inDigits = NumberFormat(
        format.isForPeople ? .automatic(places: 4) : .full, isForPeople: format.isForPeople)
      return try digits(inDigits, style, budget)
    }
  }

  /// An amount of money; what would be rounded to few of its smallest coin has two digits all the
  /// same.
  private func money(
    _ source: inout DigitSource, places: Int, _ style: NumberStyle
  ) throws(CalculationError.Kind) -> FormattedNumber {
    let amount = try source.rounded(places: places)
    guard amount.coefficient.magnitude < Rational(10), amount.accuracy == .rounded,
      try source.leastExponent() != nil
    else {
      return style.money(amount)
    }
    let rounding = NumberStyle(isForPeople: style.isForPeople, cutsDigits: false)
    return rounding.significant(try source.rounded(significant: 2), count: 2)
  }

  /// The number with so many places, or in scientific form if it is very large or small.
  private func rounded(
    _ source: inout DigitSource, places: Int, _ style: NumberStyle
  ) throws(CalculationError.Kind) -> FormattedNumber {
    // With fewer than half of the places, hardly a digit of a small number would be left.
    let least = places < 2 ? NumberStyle.leastPlainExponent : -places / 2
    let plain = least..<NumberStyle.fullDigits
    // The exponent may be too low by one, and rounding may raise it by another one.
    let exponent = try source.leastExponent() ?? 0
    if !plain.contains(exponent) || !plain.contains(exponent + 2) {
      let rounded = try source.rounded(significant: places + 1)
      if !plain.contains(rounded.exponent) { return style.scientific(rounded) }
    }
    let decimal = try source.rounded(places: places)
    return style.text(decimal.accuracy == .exact ? decimal.withoutTrailingZeros : decimal)
  }
}
