extension Tokenizer {
  /// The mixed number whose whole part was read, such as 2 3/4 or 2 ½; nil if no proper fraction
  /// follows.
  ///
  /// - Throws: `ambiguousMultiplication` where a sign behind the fraction could belong to it alone.
  mutating func mixedNumber(
    _ whole: DecimalLiteral, from start: Int
  ) throws(CalculationError) -> Rational? {
    var ahead = self
    ahead.skipSpaces()
    let fractionStart = ahead.position
    guard whole.digitCount > 0, whole.isWithinLimits, let fraction = ahead.properFraction() else {
      return nil
    }
    guard start == 0 || source[start - 1] != "/" else {
      throw CalculationError(.missingOperator, at: fractionStart..<ahead.position)
    }
    if let end = ahead.endOfSignsOfFraction {
      throw ambiguity(start..<position, fractionStart..<ahead.position, signsEnd: end)
    }
    self = ahead
    return whole.value + fraction
  }

  /// A fraction between 0 and 1 without spaces, such as 3/4 or ¾.
  private mutating func properFraction() -> Rational? {
    if source[position]?.vulgarFraction != nil { return vulgarFraction() }
    guard let above = wholeNumber(), source[position] == "/" else { return nil }
    position += 1
    guard let below = wholeNumber(), above.sign > 0, above < below else { return nil }
    return source[position] == "." ? nil : above / below
  }

  /// The digits from here on as a whole number.
  mutating func wholeNumber() -> Rational? {
    var literal = DecimalLiteral()
    guard readDigits(into: &literal) > 0, literal.isWithinLimits else { return nil }
    return literal.value
  }

  /// Where the signs behind a fraction end that could belong to it, or to the whole mixed number.
  private var endOfSignsOfFraction: Int? {
    var sign = position
    while source[sign] == " " { sign += 1 }
    guard let symbol = source[sign],
      symbol == "^" || symbol == "!" || symbol.superscriptValue != nil
        || (symbol == "/" && sign == position)
        || (symbol == "*" && source[sign + 1] == "*")
    else { return nil }
    return source.symbols[sign...].firstIndex { $0 == " " || $0 == ")" } ?? source.symbols.count
  }

  private func ambiguity(
    _ whole: Range<Int>, _ fraction: Range<Int>, signsEnd: Int
  ) -> CalculationError {
    let mixed = source.characters(whole.lowerBound..<fraction.upperBound)
    let signs = source.characters(fraction.upperBound..<signsEnd)
    let sum = "\(source.characters(whole)) + \(source.characters(fraction))"
    return CalculationError(
      .ambiguousMultiplication(readings: ["(\(mixed))\(signs)", sum + signs]), at: fraction)
  }
}
