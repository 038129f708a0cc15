extension Parser {
  /// Reads what follows an operand, and tells whether another operand must come.
  mutating func parseOperators() throws(CalculationError) -> Bool {
    while token.kind != .end {
      switch token.kind {
      case .degree: try emitDegree()
      case .factorial: try emitAfterFunctions(.factorial)
      case .percent: try emitAfterFunctions(.percent)
      case .superscript(let exponent): try emitSuperscript(exponent)
      case .rightParenthesis: try closeParenthesis()
      case .name(let name) where try parseUnit(name): break
      case .name(let name) where isTimes(name):
        try pushBinary(.multiply)
        return true
      case .number, .function, .constant, .reference, .name, .plus, .minus, .times, .dividedBy,
        .power, .leftParenthesis, .comma, .end:
        try pushBinary()
        return true
      }
    }
    return false
  }

  /// Whether the name is an `x` before a number, the sign of many keyboards, or the word `of`
  /// behind a percentage; 0x10 may be meant as another number.
  private func isTimes(_ name: String) -> Bool {
    var ahead = tokenizer
    guard let next = try? ahead.next().kind else { return false }
    switch (name.lowercased(), next) {
    case ("x", .number), ("x", .leftParenthesis): return !looksHexadecimal
    case ("of", .number): return endsInBarePercent
    default: return false
    }
  }

  /// Whether an `x` follows a lone 0 without a space, and is followed by something without one.
  private var looksHexadecimal: Bool {
    let (source, range) = (tokenizer.source, token.range)
    let isLone = range.lowerBound < 2 || source[range.lowerBound - 2]?.isPartOfNumber != true
    return source[range.lowerBound - 1] == "0" && isLone && source[range.upperBound] != " "
  }

  private mutating func pushBinary() throws(CalculationError) {
    switch token.kind {
    case .plus: try pushBinary(.add)
    case .minus: try pushBinary(.subtract)
    case .times: try pushBinary(.multiply)
    case .dividedBy: try pushBinary(.divide)
    case .power: try pushBinary(.power)
    case .comma: try separateArguments()
    case .leftParenthesis, .function, .constant, .reference, .name: try multiplyImplicitly()
    case .number, .factorial, .percent, .degree, .superscript, .rightParenthesis, .end:
      throw error(.missingOperator)
    }
  }

  /// Multiplies by what follows without a sign, as in 2(3 + 4), where that means one thing only.
  private mutating func multiplyImplicitly() throws(CalculationError) {
    guard canStandBeforeFactor else { throw error(.missingOperator) }
    let range = token.range.lowerBound..<token.range.lowerBound + 1
    let rival = pending.last { !$0.kind.isSign }
    // The error needs the second factor, so it is thrown when that one has been read.
    let ambiguity = rival.flatMap(AmbiguousProduct.init(behind:))
    try push(ambiguity.map { .ambiguousProduct($0) } ?? .multiply, at: range)
  }

  /// Whether the last step was a number, a constant, or a closing parenthesis.
  private var canStandBeforeFactor: Bool {
    tokenizer.source[lastEnd - 1] == ")"
      || program.lastInstruction?.isOperand ?? false
  }

  private mutating func emitPostfix(_ instruction: Instruction) throws(CalculationError) {
    emit(instruction, at: token.range)
    try advance()
  }

  /// Reads the operand as degrees; that of `sin(60)°` would be the sine, but hardly anyone means
  /// that.
  private mutating func emitDegree() throws(CalculationError) {
    if case .call = program.lastInstruction { throw error(.misplacedDegree) }
    try emitPostfix(.degree)
  }

  /// Adds a step that is applied to the value of a function without parentheses before it.
  private mutating func emitAfterFunctions(
    _ instruction: Instruction
  ) throws(CalculationError) {
    try reduce(to: PendingOperator.Kind.functionPrecedence)
    try emitPostfix(instruction)
  }

  private mutating func emitSuperscript(_ exponent: Int) throws(CalculationError) {
    try reduce(to: PendingOperator.Kind.functionPrecedence)
    emit(.push(Rational(exponent)), at: token.range)
    try emitPostfix(.combine(.power))
  }

  private mutating func pushBinary(_ kind: PendingOperator.Kind) throws(CalculationError) {
    try push(kind, at: token.range)
    try advance()
  }

  /// Lets an operator wait for its right operand, after those before it that bind tighter.
  mutating func push(
    _ kind: PendingOperator.Kind, at range: Range<Int>
  ) throws(CalculationError) {
    try reduce(to: kind.yieldsFrom)
    pending.append(
      PendingOperator(
        kind: kind, range: range, start: operandStart, leftHasUnit: operandHasUnit))
  }
}

extension Unicode.Scalar {
  /// Whether the symbol may stand before the last digit of a number.
  fileprivate var isPartOfNumber: Bool { digitValue != nil || self == "." || self == "," }
}
