extension Parser {
  /// Reads signs, functions and opening parentheses up to a number, and the number.
  mutating func parseOperand() throws(CalculationError) {
    hasPlusSign = false
    while true {
      switch token.kind {
      case .number(let value):
        try pay(for: value)
        return try finishOperand(.push(value))
      case .time(let hours): return try finishAmount(hours, .clock)
      case .constant(let constant): return try finishOperand(.constant(constant))
      case .reference(let reference): return try finishReference(reference)
      case .name(let name) where settings.currency(signed: name) != nil:
        return try parseMoney(name)
      case .plus: hasPlusSign = true
      case .minus: push(isInBareArgument ? .negateArgument : .negate)
      case .leftParenthesis: openParenthesis(.parenthesis)
      case .bar: openParenthesis(.bars)
      case .function(let function): try open(function)
      case .name, .times, .dividedBy, .power, .factorial, .percent, .degree, .superscript,
        .rightParenthesis, .comma, .end:
        throw operandError
      }
      try advance()
    }
  }

  /// Adds a step that is an operand by itself.
  mutating func finishOperand(_ instruction: Instruction) throws(CalculationError) {
    operandStart = token.range.lowerBound
    operandHasUnit = false
    emit(instruction, at: token.range)
    try advance()
  }

  /// Adds a number with its unit.
  mutating func finishAmount(_ value: Rational, _ unit: Unit) throws(CalculationError) {
    let range = token.range
    try pay(for: value)
    try finishOperand(.push(value))
    attach(unit, at: range)
  }

  /// Lets a function wait for its argument, with or without parentheses.
  private mutating func open(_ function: MathFunction) throws(CalculationError) {
    let power = try takePower(of: function)
    let isCall = tokenizer.isBeforeParenthesis()
    if isCall {
      openParenthesis(.call(function))
    } else {
      guard function.takesOneNumber else { throw error(function.wrongArgumentCount) }
      push(.apply(function))
    }
    pending[pending.count - 1].valuePower = power
    if isCall { try advance() }
  }

  /// The power behind a function's name, as in sin² 30 or sin^2(30), which is that of its value;
  /// a negative one would be taken for the inverse.
  private mutating func takePower(of function: MathFunction) throws(CalculationError) -> Int? {
    guard function.takesOneNumber, tokenizer.source[token.range.lowerBound]?.isNameLetter == true
    else { return nil }
    return tokenizer.powerOfFunction()
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
