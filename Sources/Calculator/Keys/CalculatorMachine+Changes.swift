extension CalculatorMachine {
  mutating func negate() {
    if input.startsOrTypesNumber { return input.type { $0.negate() } }
    guard let operand = takeOperand() else { return }
    let text = operand.hasSign ? String(operand.text.dropFirst()) : "−" + operand.base
    replaceEntry(operand, text: text, hasSign: !operand.hasSign, by: "-$1")
  }

  mutating func apply(_ change: EntryChange) {
    guard let operand = takeOperand() else { return }
    replaceEntry(operand, text: change.text(of: operand.base), by: change.text(of: "$1"))
  }

  /// Makes the entry a percentage: of what stands before a plus or minus, or a hundredth.
  mutating func takePercent() {
    guard let operand = takeOperand() else { return }
    let text = operand.base + "%"
    guard let whole = input.sumBeforeEntry else {
      return replaceEntry(operand, text: text, by: "$1%")
    }
    replaceEntry(
      operand, text: text, safeText: "(\(whole.text) × \(text))", by: "$2 * $1%",
      other: whole.value)
  }

  /// The operand that a key changes: the number that is shown, out of its parentheses if these
  /// just ended.
  private mutating func takeOperand() -> CalculatorOperand? {
    guard input.endsInParenthesis else { return input.shownOperand }
    let group = input.expression.lastParentheses
    guard let value = value(of: group, orShowing: input.expression.text) else { return nil }
    input.expression.pieces.removeLast(group.pieces.count)
    return CalculatorOperand(value: value, text: group.text)
  }

  /// Puts the value of an expression of the entry into the entry line.
  private mutating func replaceEntry(
    _ operand: CalculatorOperand, text: String, safeText: String? = nil, hasSign: Bool = false,
    by expression: String, other: Number? = nil
  ) {
    var results = [Reference.history(1): operand.value]
    results[.history(2)] = other
    let failing = input.text(with: CalculatorOperand(value: operand.value, text: text))
    guard let value = value(of: expression, results, orShowing: failing) else { return }
    input.replaceEntry(
      by: CalculatorOperand(value: value, text: text, safeText: safeText, hasSign: hasSign))
  }

  mutating func changeMemory(by operation: CalculatorOperation) {
    guard let operand = input.shownOperand else { return }
    let sign = operation == .add ? "+" : "-"
    let results = [Reference.memory: memory?.value ?? Number(0), .history(1): operand.value]
    guard let value = value(of: "mr \(sign) $1", results, orShowing: input.finished) else { return }
    let sum = "\(memory?.text ?? "0") \(operation.symbol) \(operand.base)"
    let isFirst = memory == nil && operation == .add
    memory = input.format.operand(value, as: isFirst ? operand.base : sum)
    input.endTyping(of: operand)
  }
}
