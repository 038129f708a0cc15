extension Tokenizer {
  /// The number from here on, such as `1,234.5e-6`, or the time, such as `1:30`.
  mutating func number() throws(CalculationError) -> Token.Kind {
    let start = position
    var literal = DecimalLiteral()
    try readWholePart(into: &literal)
    if source[position] == ":" { return .time(try time(hours: literal)) }
    if isBeforeNumber, let mixed = try mixedNumber(literal, from: start) { return .number(mixed) }
    if source[position]?.vulgarFraction != nil { return .number(literal.value + vulgarFraction()) }
    try readFraction(into: &literal)
    try readRepeatingDigits(of: &literal, from: start)
    if literal.periodLength == 0 { readExponent(into: &literal) }
    guard literal.isWithinLimits else {
      throw CalculationError(literal.excess, at: start..<position)
    }
    return .number(literal.value)
  }

  /// Whether a space follows, and behind it what may be a number.
  private var isBeforeNumber: Bool {
    guard source[position] == " ", let next = source[position + 1] else { return false }
    return next.digitValue != nil || next == " " || !next.isASCII
  }

  /// Reads digits, in groups of three where there are commas.
  private mutating func readWholePart(
    into literal: inout DecimalLiteral
  ) throws(CalculationError) {
    let start = position
    var groupLength = readDigits(into: &literal)
    if source[position] == " " { return try readSpacedGroups(into: &literal, from: start) }
    guard !commasSeparate, groupLength > 0, source[position] == "," else { return }
    // Where 0,123 is meant as a decimal fraction, 123 would be a wrong answer.
    guard groupLength <= 3, source[start] != "0" else { throw misplacedComma }
    while source[position] == "," {
      let comma = misplacedComma
      position += 1
      groupLength = readDigits(into: &literal)
      guard groupLength == 3 else { throw comma }
    }
  }

  private mutating func readFraction(
    into literal: inout DecimalLiteral
  ) throws(CalculationError) {
    guard source[position] == "." else { return }
    let point = misplacedPoint
    position += 1
    let hasWholePart = literal.digitCount > 0
    literal.fractionLength = readDigits(into: &literal)
    guard hasWholePart || literal.fractionLength > 0 else { throw point }
    if source[position] == "." { throw misplacedPoint }
    if source[position] == ",", !commasSeparate { throw misplacedComma }
  }

  /// Reads `e` and a whole number; an `e` without one is the constant and stays.
  private mutating func readExponent(into literal: inout DecimalLiteral) {
    guard source[position] == "e" || source[position] == "E" else { return }
    let isNegative = source[position + 1] == "-"
    let signLength = isNegative || source[position + 1] == "+" ? 1 : 0
    let digitsStart = position + 1 + signLength
    guard let first = source[digitsStart], first.digitValue != nil else { return }
    position = digitsStart
    var exponent = 0
    while let digit = source[position]?.digitValue {
      exponent = min(exponent * 10 + digit, DecimalLiteral.exponentCeiling)
      position += 1
    }
    literal.exponent = isNegative ? -exponent : exponent
  }

  /// Reads digits and tells how many there were.
  mutating func readDigits(into literal: inout DecimalLiteral) -> Int {
    let start = position
    while let digit = source[position]?.digitValue {
      literal.append(digit)
      position += 1
    }
    return position - start
  }

  /// The raised digits from here on, with a raised minus before them.
  mutating func superscript() throws(CalculationError) -> Int {
    let start = position
    let isNegative = source[position] == "⁻"
    if isNegative { position += 1 }
    var value = 0
    let digitsStart = position
    while let digit = source[position]?.superscriptValue {
      value = min(value * 10 + digit, Limits.bits + 1)
      position += 1
    }
    guard position > digitsStart else {
      throw CalculationError(.missingOperand, at: start..<position)
    }
    return isNegative ? -value : value
  }

  private var misplacedComma: CalculationError {
    CalculationError(.misplacedComma, at: position..<position + 1)
  }

  private var misplacedPoint: CalculationError {
    CalculationError(.misplacedPoint, at: position..<position + 1)
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII digit.
  var digitValue: Int? {
    ("0"..."9").contains(self) ? Int(value) - 48 : nil
  }
}
