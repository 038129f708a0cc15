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
    case .comma: try separateArguments()
    case .leftParenthesis, .function, .constant, .reference, .name: try multiplyImplicitly()
    default: throw error(.missingOperator)
    }
  }

  private mutating func emitPostfix(_ instruction: Instruction) throws(CalculationError) {
    emit(instruction, at: token.place)
    try advance()
  }

  /// Reads the operand as degrees; that of `sin(60)°` would be the sine, but hardly anyone means
  /// that.
  private mutating func emitDegree() throws(CalculationError) {
    if case .call = program.steps.last?.instruction { throw error(.misplacedDegree) }
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
    emit(.push(Rational(exponent)), at: token.place)
    try emitPostfix(.power)
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
    pending.append(
      PendingOperator(
        kind: kind, place: place, start: operandStart, leftHasUnit: operandHasUnit))
  }
}
