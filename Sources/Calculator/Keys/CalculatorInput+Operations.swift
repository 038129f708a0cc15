extension CalculatorInput {
  /// Ends the operand before a sign; a sign behind a sign replaces it.
  mutating func enter(_ operation: CalculatorOperation) {
    switch (entry, expression.pieces.last) {
    case (.none, .operation): expression.pieces.removeLast()
    case (.none, .open): return
    case (.none, .close): break
    case (.none, .operand), (.none, nil), (.typing, _), (.value, _), (.result, _):
      guard let operand = shownOperand else { return }
      expression.pieces.append(.operand(operand))
    }
    expression.pieces.append(.operation(operation))
    startAnew()
  }

  /// Opens a parenthesis; a number before it is multiplied with it.
  mutating func openParenthesis() {
    switch entry {
    case .result: startAnew()
    case .typing, .value: enter(.multiply)
    case .none: multiplyAfterParenthesis()
    }
    expression.pieces.append(.open)
  }

  /// Closes a parenthesis; one that was never opened is forgiven.
  mutating func closeParenthesis() {
    guard expression.openParentheses > 0, entry != .none || endsInParenthesis else { return }
    appendEntry()
    expression.pieces.append(.close)
  }

  /// Supplies the operand and the parentheses that are missing at the end.
  mutating func complete() {
    while entry == .none, expression.pieces.last == .open { expression.pieces.removeLast() }
    if case .operation = expression.pieces.last, entry == .none, let shownOperand {
      expression.pieces.append(.operand(shownOperand))
    } else {
      appendEntry()
    }
    expression = expression.closed
  }

  /// Makes the entry the last piece of the expression.
  private mutating func appendEntry() {
    if entry != .none, let operand = shownOperand { expression.pieces.append(.operand(operand)) }
    entry = .none
  }

  /// Makes the number that is shown, with an operation, the expression.
  mutating func carryOut(_ repetition: Repetition) {
    guard let operand = shownOperand else { return }
    expression.pieces = [
      .operand(operand), .operation(repetition.operation), .operand(repetition.operand),
    ]
    entry = .none
  }

  /// Puts the result of the expression into the entry line.
  mutating func finish(with result: CalculatorOperand) {
    finished = expression.text
    expression = InfixExpression()
    entry = .result(result)
  }

  /// Forgets the entry, and the expression whose result it may be.
  mutating func startAnew() {
    finished = ""
    entry = .none
  }

  /// A number right behind a parenthesis is multiplied with it.
  mutating func multiplyAfterParenthesis() {
    if expression.pieces.last == .close { expression.pieces.append(.operation(.multiply)) }
  }
}
