extension Parser {
  /// Carries out the waiting operators that bind at least as tightly as the precedence.
  mutating func reduce(to precedence: Int) throws(CalculationError) {
    while let last = pending.last, last.kind.precedence >= precedence {
      pending.removeLast()
      try reduce(last)
    }
  }

  private mutating func reduce(_ pending: PendingOperator) throws(CalculationError) {
    if case .ambiguousProduct(let product) = pending.kind {
      throw product.error(in: tokenizer.source, at: pending.range, secondEnd: lastEnd)
    }
    operandStart = pending.start
    operandHasUnit = operandHasUnit || pending.leftHasUnit
    if let instruction = pending.instruction(afterBarePercent: endsInBarePercent) {
      emit(instruction, at: pending.range)
    }
    if pending.kind.function?.standsAlone == true { hasLoneFunction = true }
    if let exponent = pending.valuePower { emitPower(exponent, at: pending.range) }
  }

  /// Adds the steps that raise the last value to a power.
  mutating func emitPower(_ exponent: Int, at range: Range<Int>) {
    emit(.push(Rational(exponent)), at: range)
    emit(.combine(.power), at: range)
  }

  /// Adds a step that works on values.
  mutating func emit(_ instruction: Instruction, at range: Range<Int>) {
    endsInBarePercent = instruction == .percent && !hasPlusSign
    program.steps.append(Program.Step(action: .compute(instruction), range: range))
  }

  /// Adds a step that works on the unit of the operand before it.
  mutating func emit(_ instruction: UnitInstruction, at range: Range<Int>) {
    endsInBarePercent = false
    program.steps.append(Program.Step(action: .unit(instruction), range: range))
  }

  /// Ends the innermost parenthesis, and the call whose arguments it holds.
  mutating func closeParenthesis() throws(CalculationError) {
    try reduce(to: 1)
    guard let open = pending.popLast() else { throw error(.unmatchedParenthesis) }
    if open.kind == .bars, token.kind != .bar {
      throw CalculationError(.unclosedParenthesis, at: open.range)
    }
    if case .call(let function) = open.kind, !function.counts.contains(open.argumentCount) {
      throw CalculationError(function.wrongArgumentCount, at: open.range)
    }
    try reduce(open)
    endsInBarePercent = false
    tokenizer.commasSeparate = open.commasSeparatedBefore
    try advance()
  }
}
