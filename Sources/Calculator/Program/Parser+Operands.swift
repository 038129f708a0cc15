extension Parser {
  /// Reads signs, functions and opening parentheses up to a number, and the number.
  mutating func parseOperand() throws(CalculationError) {
    hasPlusSign = false
    while true {
      switch token.kind {
      case .number(let value):
        try pay(for: value)
        return try finishOperand(.push(value))
      case .constant(let constant): return try finishOperand(.constant(constant))
      case .reference(let reference): return try finishOperand(.recall(reference))
      case .plus: hasPlusSign = true
      case .minus: push(isInBareArgument ? .negateArgument : .negate)
      case .leftParenthesis: openParenthesis(.parenthesis)
      case .function(let function): try open(function)
      case .name, .times, .dividedBy, .power, .factorial, .percent, .degree, .superscript,
        .rightParenthesis, .comma, .end:
        throw operandError
      }
      try advance()
    }
  }

  /// Adds a step that is an operand by itself.
  private mutating func finishOperand(_ instruction: Instruction) throws(CalculationError) {
    operandStart = token.range.lowerBound
    operandHasUnit = false
    emit(instruction, at: token.range)
    try advance()
  }

  /// Lets a function wait for its argument, with or without parentheses.
  private mutating func open(_ function: MathFunction) throws(CalculationError) {
    if tokenizer.isBeforeParenthesis() {
      openParenthesis(.call(function))
      try advance()
    } else {
      guard function.arity == 1 else { throw error(function.wrongArgumentCount) }
      push(.apply(function))
    }
  }

  /// Lets a parenthesis wait for its end; commas in it separate if its function takes several
  /// numbers.
  private mutating func openParenthesis(_ kind: PendingOperator.Kind) {
    push(kind)
    pending[pending.count - 1].commasSeparatedBefore = tokenizer.commasSeparate
    tokenizer.commasSeparate = kind.separatesArguments
  }

  /// Lets an operator without a left operand wait.
  private mutating func push(_ kind: PendingOperator.Kind) {
    pending.append(
      PendingOperator(kind: kind, range: token.range, start: token.range.lowerBound))
  }
}
