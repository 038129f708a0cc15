extension Tokenizer {
  /// A time of hours, minutes and perhaps seconds, whose hours were read: 1:30 or 1:30:15.
  mutating func time(hours: DecimalLiteral) throws(CalculationError) -> Rational {
    let colon = CalculationError(.misplacedColon, at: position..<position + 1)
    guard hours.isWithinLimits, let minutes = sixtieths() else { throw colon }
    let seconds = source[position] == ":" ? sixtieths() : .zero
    guard let seconds, source[position] != ":", source[position]?.digitValue == nil else {
      throw colon
    }
    return hours.value + minutes / Rational(60) + seconds / Rational(3_600)
  }

  /// A colon and two digits below 60.
  private mutating func sixtieths() -> Rational? {
    position += 1
    var literal = DecimalLiteral()
    guard readDigits(into: &literal) == 2, literal.value < Rational(60) else { return nil }
    return literal.value
  }
}
