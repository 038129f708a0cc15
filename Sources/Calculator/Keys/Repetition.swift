/// The last operation with its right operand, which `=` does again.
struct Repetition: Equatable, Sendable {
  let operation: CalculatorOperation
  let operand: CalculatorOperand

  /// The last operation outside parentheses of an expression that is closed; nil if there is none.
  init?(lastOf expression: InfixExpression, format: OperandFormat) {
    guard let (operation, right) = expression.lastOperation else { return nil }
    self.operation = operation
    if case .operand(let operand)? = right.pieces.first, right.pieces.count == 1 {
      // A percentage was one of what stood before it then.
      self.operand = operand.safeText.map { format.operand(operand.value, as: $0) } ?? operand
    } else if let value = try? right.value() {
      operand = CalculatorOperand(value: value, text: right.text)
    } else {
      return nil
    }
  }
}
