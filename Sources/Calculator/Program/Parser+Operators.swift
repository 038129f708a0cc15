extension Parser {
  /// Reads what follows an operand, and tells whether another operand must come.
  mutating func parseOperators() throws(CalculationError) -> Bool {
    while token.kind != .end {
      switch token.kind {
      case .factorial: try emitPostfix(.factorial)
      case .percent: try emitPostfix(.percent)
      case .superscript(let exponent): try emitSuperscript(exponent)
      case .rightParenthesis: try closeParenthesis()
      default:
        try pushBinary()
        return true
      }
    }
    return false
  }

  private mutating func pushBinary() throws(CalculationError) {
    switch token.kind {
    case .plus: try pushBinary(.add)
    case .minus: try pushBinary(.subtract)
    case .times: try pushBinary(.multiply)
    case .dividedBy: try pushBinary(.divide)
    case .power: try pushBinary(.power)
    case .leftParenthesis, .name: try multiplyImplicitly()
    case .comma: throw error(.misplacedComma)
    default: throw error(.missingOperator)
    }
  }

  private mutating func emitPostfix(_ instruction: Instruction) throws(CalculationError) {
    emit(instruction, at: token.place)
    try advance()
  }

  private mutating func emitSuperscript(_ exponent: Int) throws(CalculationError) {
    emit(.push(Rational(exponent)), at: token.place)
    try emitPostfix(.power)
  }

  private mutating func closeParenthesis() throws(CalculationError) {
    try reduce(to: 1)
    guard let open = pending.popLast() else { throw error(.unmatchedParenthesis) }
    operandStart = open.start
    endsInBarePercent = false
    try advance()
  }

  private mutating func pushBinary(_ kind: PendingOperator.Kind) throws(CalculationError) {
    try push(kind, at: token.place)
    try advance()
  }

  /// Lets an operator wait for its right operand, after those before it that bind tighter.
  mutating func push(
    _ kind: PendingOperator.Kind, at place: Range<Int>
  ) throws(CalculationError) {
    try reduce(to: kind.yieldsFrom)
    pending.append(PendingOperator(kind: kind, place: place, start: operandStart))
  }

  /// Carries out the waiting operators that bind at least as tightly as the precedence.
  mutating func reduce(to precedence: Int) throws(CalculationError) {
    while let last = pending.last, last.kind.precedence >= precedence {
      pending.removeLast()
      try reduce(last)
    }
  }

  private mutating func reduce(_ pending: PendingOperator) throws(CalculationError) {
    if case .ambiguousProduct(let ambiguity) = pending.kind {
      throw error(ambiguity, at: pending.place)
    }
    operandStart = pending.start
    if let instruction = pending.kind.instruction(afterBarePercent: endsInBarePercent) {
      emit(instruction, at: pending.place)
    }
  }

  mutating func emit(_ instruction: Instruction, at place: Range<Int>) {
    endsInBarePercent = instruction == .percent
    program.steps.append(Program.Step(instruction: instruction, place: place))
  }
}
