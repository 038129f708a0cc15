/// Cuts an expression into tokens, one at a time.
struct Tokenizer {
  let source: SourceText
  /// The place of the next symbol.
  var position = 0
  /// Whether commas separate arguments here, instead of grouping digits.
  var commasSeparate = false

  init(_ source: SourceText) {
    self.source = source
  }

  /// The next token; `end` once nothing is left.
  mutating func next() throws(CalculationError) -> Token {
    skipSpaces()
    let start = position
    guard let symbol = source[position] else { return Token(kind: .end, place: start..<start) }
    let kind = try kind(startingWith: symbol)
    return Token(kind: kind, place: start..<position)
  }

  /// Whether an opening parenthesis comes next.
  mutating func isBeforeParenthesis() -> Bool {
    skipSpaces()
    return source[position] == "("
  }

  private mutating func skipSpaces() {
    while source[position] == " " { position += 1 }
  }

  private mutating func kind(
    startingWith symbol: Unicode.Scalar
  ) throws(CalculationError) -> Token.Kind {
    switch symbol {
    case "0"..."9", ".": return .number(try number())
    case _ where symbol.vulgarFraction != nil: return .number(vulgarFraction())
    case "*": return timesOrPower()
    case "⁰", "¹", "²", "³", "⁴"..."⁹", "⁻": return .superscript(try superscript())
    case "$": return .reference(try historyReference())
    case "π", "√", "∛": return sign(named: symbol)
    case "°", "℃", "℉": return degree()
    case _ where symbol.isNameLetter: return name()
    default: return try sign(symbol)
    }
  }

  private mutating func sign(_ symbol: Unicode.Scalar) throws(CalculationError) -> Token.Kind {
    let place = position..<position + 1
    position += 1
    switch symbol {
    case "+": return .plus
    case "-": return .minus
    case "/": return .dividedBy
    case "^": return .power
    case "!": return .factorial
    case "%": return .percent
    case "(": return .leftParenthesis
    case ")": return .rightParenthesis
    case ",": return .comma
    default:
      let character = source.characters(place).first ?? " "
      throw CalculationError(.unexpectedCharacter(character), at: place)
    }
  }

  /// `*`, or `**` as another way to write a power.
  private mutating func timesOrPower() -> Token.Kind {
    let isPower = source[position + 1] == "*"
    position += isPower ? 2 : 1
    return isPower ? .power : .times
  }
}
