extension Parser {
  /// Reads signs and opening parentheses up to a number, and the number.
  mutating func parseOperand() throws(CalculationError) {
    while true {
      switch token.kind {
      case .number(let value):
        return try finishOperand(.push(value))
      case .plus: break
      case .minus: push(.negate)
      case .leftParenthesis: push(.parenthesis)
      default: throw operandError
      }
      try advance()
    }
  }

  /// Adds a step that is an operand by itself.
  private mutating func finishOperand(_ instruction: Instruction) throws(CalculationError) {
    operandStart = token.place.lowerBound
    emit(instruction, at: token.place)
    try advance()
  }

  /// Lets an operator without a left operand wait.
  private mutating func push(_ kind: PendingOperator.Kind) {
    pending.append(
      PendingOperator(kind: kind, place: token.place, start: token.place.lowerBound))
  }

  /// Why the token in hand cannot begin an operand.
  private var operandError: CalculationError {
    switch token.kind {
    case .name(let name): error(.unknownName(name))
    case .comma: error(.misplacedComma)
    case .rightParenthesis: closingParenthesisError
    default: error(.missingOperand)
    }
  }

  private var closingParenthesisError: CalculationError {
    guard pending.contains(where: { $0.kind == .parenthesis }) else {
      return error(.unmatchedParenthesis)
    }
    guard let open = pending.last, open.kind == .parenthesis else { return error(.missingOperand) }
    return CalculationError(
      .emptyParentheses, at: open.place.lowerBound..<token.place.upperBound)
  }
}
