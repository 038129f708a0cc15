/// Cuts an expression into tokens, one at a time.
struct Tokenizer {
  let source: SourceText
  /// The position of the next symbol.
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
    guard let symbol = source[position] else { return Token(kind: .end, range: start..<start) }
    let kind = try kind(startingWith: symbol)
    return Token(kind: kind, range: start..<(kind == .end ? start : position))
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
    if symbol == "-", source[position + 1] == ">" { return arrow(length: 2) }
    if let sign = Self.sign(symbol) {
      position += 1
      return sign
    }
    switch symbol {
    case "0"..."9", ".": return .number(try number())
    case "*": return timesOrPower()
    case "=" where isLast(position): return end()
    case "→": return arrow(length: 1)
    case _ where symbol.isNameLetter: return name()
    case "$": return .reference(try historyReference())
    case "π", "√", "∛": return sign(named: symbol)
    case "°", "℃", "℉": return degree()
    case "⁰", "¹", "²", "³", "⁴"..."⁹", "⁻": return .superscript(try superscript())
    case _ where symbol.vulgarFraction != nil: return .number(vulgarFraction())
    default: throw unexpectedCharacter
    }
  }

  /// The signs that are one symbol and nothing else.
  private static func sign(_ symbol: Unicode.Scalar) -> Token.Kind? {
    switch symbol {
    case "+": .plus
    case "-": .minus
    case "/": .dividedBy
    case "^": .power
    case "!": .factorial
    case "%": .percent
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case ",": .comma
    default: nil
    }
  }

  private var unexpectedCharacter: CalculationError {
    let range = position..<position + 1
    let character = source.characters(range).first ?? " "
    return CalculationError(.unexpectedCharacter(character), at: range)
  }

  /// Whether nothing but spaces stands behind the position.
  private func isLast(_ position: Int) -> Bool {
    source.symbols[(position + 1)...].allSatisfy { $0 == " " }
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
