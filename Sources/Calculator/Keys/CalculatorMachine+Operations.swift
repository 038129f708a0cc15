extension CalculatorMachine {
  /// Ends the operand before a sign; a sign behind a sign replaces it.
  mutating func enter(_ operation: CalculatorOperation) {
    switch (entry, pieces.last) {
    case (.none, .operation): pieces.removeLast()
    case (.none, .open): return
    case (.none, .close): break
    default:
      guard let operand = shownOperand else { return }
      pieces.append(.operand(operand))
    }
    pieces.append(.operation(operation))
    entry = .none
    finished = ""
  }

  /// Opens a parenthesis; a number before it is multiplied with it.
  mutating func openParenthesis() {
    switch entry {
    case .result: startAnew()
    case .typing, .value: enter(.multiply)
    case .none: multiplyAfterParenthesis()
    }
    pieces.append(.open)
  }

  /// Closes a parenthesis; one that was never opened is forgiven.
  mutating func closeParenthesis() {
    guard openParentheses > 0, entry != .none || pieces.last == .close else { return }
    appendEntry()
    pieces.append(.close)
  }

  /// How many parentheses are open.
  private var openParentheses: Int {
    pieces.count { $0 == .open } - pieces.count { $0 == .close }
  }

  /// Makes the entry the last piece of the expression.
  private mutating func appendEntry() {
    if entry != .none, let operand = shownOperand { pieces.append(.operand(operand)) }
    entry = .none
  }

  /// Computes the expression, or repeats the last operation.
  mutating func calculate() -> Effect? {
    completeExpression()
    guard !pieces.isEmpty else { return nil }
    let expression = text(of: pieces)
    guard let value = value(of: pieces) else {
      finished = expression
      entry = .none
      return nil
    }
    repetition = lastOperation ?? repetition
    return finish(expression, value)
  }

  /// Supplies the operand and the parentheses that are missing at the end.
  private mutating func completeExpression() {
    if case .result = entry, repetition == nil { return }
    if pieces.isEmpty, let repetition, let operand = shownOperand {
      pieces = [.operand(operand), .operation(repetition.operation), .operand(repetition.operand)]
      return
    }
    while entry == .none, pieces.last == .open { pieces.removeLast() }
    if case .operation = pieces.last, entry == .none, let shownOperand {
      pieces.append(.operand(shownOperand))
    } else {
      appendEntry()
    }
    pieces += Array(repeating: .close, count: max(openParentheses, 0))
  }

  private mutating func finish(_ expression: String, _ value: Number) -> Effect? {
    let isPlainNumber = expression.allSatisfy { ("0"..."9").contains($0) || ".e−-".contains($0) }
    let result = operand(value, as: expression)
    pieces = []
    entry = .result(result)
    answer = result
    finished = expression
    guard !isPlainNumber else { return nil }
    let calculation = CalculationOnKeys(
      expression: expression, result: shown(value), value: value)
    history.append(calculation)
    return .remember(calculation)
  }

  /// The last sign outside parentheses and what stands behind it.
  private var lastOperation: Repetition? {
    var depth = 0
    for index in pieces.indices.reversed() {
      switch pieces[index] {
      case .close: depth += 1
      case .open: depth -= 1
      case .operation(let operation) where depth == 0:
        let rest = pieces[(index + 1)...]
        guard case .operand(let operand)? = rest.first, rest.count == 1 else {
          return knownValue(of: rest).map {
            Repetition(
              operation: operation, operand: CalculatorOperand(value: $0, text: text(of: rest)))
          }
        }
        // A percentage was one of what stood before it then.
        let share = operand.safeText.map { self.operand(operand.value, as: $0) }
        return Repetition(operation: operation, operand: share ?? operand)
      default: break
      }
    }
    return nil
  }
}
