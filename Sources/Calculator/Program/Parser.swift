/// Reads an expression by the shunting-yard method: one loop over the tokens, one stack of
/// operators that wait, one list of finished steps.
struct Parser {
  let settings: CalculatorSettings
  var tokenizer: Tokenizer
  var program = Program()
  var pending: [PendingOperator] = []
  /// Where the operand that was finished last starts in the text.
  var operandStart = 0
  /// Where the last token ended.
  var lastEnd = 0
  /// Whether there is a unit in the operand that was finished last.
  var operandHasUnit = false
  /// Whether the operand that was finished last is a bare `Y%`.
  var endsInBarePercent = false
  /// Whether a plus sign stands before the operand, which is no bare percentage then.
  var hasPlusSign = false
  /// Whether a function occurs whose result has a form of its own.
  var hasLoneFunction = false
  /// The token in hand.
  var token: Token
  /// The bits of the numbers so far, which cost time and memory before anything is computed.
  private var literalBits = 0

  /// Reads the whole expression.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func program(
    for text: String, settings: CalculatorSettings = CalculatorSettings()
  ) throws(CalculationError) -> Program {
    guard text.utf8.count <= Limits.textBytes else {
      throw CalculationError(.textTooLong, at: 0..<text.count)
    }
    var parser = try Parser(Tokenizer(SourceText(text), variables: settings.variables), settings)
    try parser.parse()
    return parser.program
  }

  private init(
    _ tokenizer: Tokenizer, _ settings: CalculatorSettings
  ) throws(CalculationError) {
    self.tokenizer = tokenizer
    self.settings = settings
    token = try self.tokenizer.next()
    program.steps.reserveCapacity(16)
    pending.reserveCapacity(8)
  }

  private mutating func parse() throws(CalculationError) {
    guard token.kind != .end else { throw error(.empty) }
    repeat { try parseOperand() } while try parseOperators()
    try reduce(to: 1)
    if let open = pending.last { throw CalculationError(.unclosedParenthesis, at: open.range) }
    if hasLoneFunction { try requireAlone() }
  }

  mutating func advance() throws(CalculationError) {
    lastEnd = token.range.upperBound
    token = try tokenizer.next()
  }

  /// Counts the size of a number that was typed.
  mutating func pay(for literal: Rational) throws(CalculationError) {
    literalBits += literal.bits
    guard literalBits <= Limits.literalBits else { throw error(.tooLong) }
  }

  /// An error about the token in hand.
  func error(_ kind: CalculationError.Kind) -> CalculationError {
    CalculationError(kind, at: token.range)
  }
}
