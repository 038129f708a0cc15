/// Cuts an expression into tokens, one at a time.
struct Tokenizer {
  let source: SourceText
  /// The position of the next symbol.
  var position = 0
  /// Whether commas separate arguments here, instead of grouping digits.
  var commasSeparate = false
  /// The names that stand for values.
  private let variables: Set<String>

  init(_ source: SourceText, variables: Set<String> = []) {
    self.source = source
    self.variables = variables
    skipSpaces()
    // As in a spreadsheet, an = may begin the line.
    if source[position] == "=", !isLast(position) { position += 1 }
  }

  /// The next token; `end` once nothing is left.
  mutating func next() throws(CalculationError) -> Token {
    skipSpaces()
    let start = position
    guard let symbol = source[position] else { return Token(kind: .end, range: start..<start) }
    let kind = try kind(startingWith: symbol)
    return Token(kind: kind, range: start..<(kind == .end ? start : position))
  }

  /// Whether an opening parenthesis comes next.
  mutating func isBeforeParenthesis() -> Bool {
    skipSpaces()
    return source[position] == "("
  }

  mutating func skipSpaces() {
    while source[position] == " " { position += 1 }
  }

  private mutating func kind(
    startingWith symbol: Unicode.Scalar
  ) throws(CalculationError) -> Token.Kind {
    if symbol == "-", source[position + 1] == ">" { return arrow(length: 2) }
    if let sign = Self.sign(symbol) {
      position += 1
      return sign
    }
    switch symbol {
    case "0"..."9", ".": return try number()
    case "*": return timesOrPower()
    case "=" where isLast(position): return end()
    case "→": return arrow(length: 1)
    case _ where symbol.isNameLetter: return variable() ?? name()
    case "$": return historyReference()
    case "¥", "₩": return sign(named: symbol)
    case "π", "√", "∛": return sign(named: symbol)
    case "°", "℃", "℉": return degree()
    case "⁰", "¹", "²", "³", "⁴"..."⁹", "⁻": return .superscript(try superscript())
    case _ where symbol.vulgarFraction != nil: return .number(vulgarFraction())
    default: throw unexpectedCharacter
    }
  }

  /// The name of a value from here on, such as `x` or `x1`; nil if there is no such value.
  private mutating func variable() -> Token.Kind? {
    guard !variables.isEmpty else { return nil }
    var ahead = self
    while source[ahead.position]?.isNameLetter == true { ahead.position += 1 }
    for end in [ahead.endOfDigits, ahead.position] where variables.contains(name(position..<end)) {
      let name = name(position..<end)
      position = end
      return .reference(.variable(name))
    }
    return nil
  }

  /// The signs that are one symbol and nothing else.
  private static func sign(_ symbol: Unicode.Scalar) -> Token.Kind? {
    switch symbol {
    case "+": .plus
    case "-": .minus
    case "/", "÷": .dividedBy
    case "^": .power
    case "!": .factorial
    case "%": .percent
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case ",": .comma
    case "|": .bar
    default: nil
    }
  }

  private var unexpectedCharacter: CalculationError {
    let range = position..<position + 1
    let character = source.characters(range).first ?? " "
    if character == ":" { return CalculationError(.misplacedColon, at: range) }
    if character == "_", [position - 1, position + 1].allSatisfy(isDigit) {
      return CalculationError(.misplacedUnderscore, at: range)
    }
    if character.isCurrencySymbol {
      return CalculationError(.unknownUnit(String(character), fitting: []), at: range)
    }
    return CalculationError(.unexpectedCharacter(character), at: range)
  }

  private func isDigit(at index: Int) -> Bool {
    source[index].map { ("0"..."9").contains($0) } == true
  }

  /// Whether nothing but spaces and question marks stands behind the position, as in `2 + 2 = ?`.
  private func isLast(_ position: Int) -> Bool {
    source.symbols[(position + 1)...].allSatisfy { $0 == " " || $0 == "?" }
  }

  /// The `=` that asks for the result, which comes without it.
  private mutating func end() -> Token.Kind {
    position = source.symbols.count
    return .end
  }

  /// `→` or `->`, which are other ways to write `to`.
  private mutating func arrow(length: Int) -> Token.Kind {
    position += length
    return .name("to")
  }

  /// `*`, or `**` as another way to write a power.
  private mutating func timesOrPower() -> Token.Kind {
    let isPower = source[position + 1] == "*"
    position += isPower ? 2 : 1
    return isPower ? .power : .times
  }
}
