extension InfixExpression {
  /// What the last sign lets be worked out, or the parentheses that just ended; empty after
  /// anything else.
  var partSoFar: InfixExpression {
    switch pieces.last {
    case .operation(let operation): leftOperand(of: operation)
    case .close: lastParentheses
    case .open, .operand, nil: InfixExpression()
    }
  }

  /// Whether a sign stands at the end, and an operand before it that may have no value as a divisor
  /// or an exponent.
  var endsInQuotientOrPower: Bool {
    guard case .operation? = pieces.last, case .operand? = pieces.dropLast().last,
      case .operation(let operation)? = pieces.dropLast(2).last
    else { return false }
    return operation == .divide || operation == .power
  }

  /// The parentheses at the end, with what they hold.
  var lastParentheses: InfixExpression {
    part(pieces[start(ofOperandBefore: pieces.endIndex) { _ in true }...])
  }

  /// The sum before the plus or minus at the end, of which a percentage behind it is taken.
  var sumBeforeEnd: InfixExpression? {
    guard case .operation(let operation)? = pieces.last, operation.precedence == 1 else {
      return nil
    }
    return leftOperand(of: operation)
  }

  /// The last sign outside parentheses and what stands behind it, in an expression that is closed.
  var lastOperation: (operation: CalculatorOperation, right: InfixExpression)? {
    let start = start(ofOperandBefore: pieces.endIndex) { _ in true }
    guard start > 0, case .operation(let operation) = pieces[start - 1] else { return nil }
    return (operation, part(pieces[start...]))
  }

  /// The left operand of the sign at the end: back to a sign that binds less tightly.
  private func leftOperand(of operation: CalculatorOperation) -> InfixExpression {
    let end = pieces.endIndex - 1
    let start = start(ofOperandBefore: end) { $0.precedence < operation.precedence }
    return part(pieces[start..<end])
  }

  /// Where an operand starts: behind the last sign outside parentheses that limits it, or behind
  /// the parenthesis that is open there.
  private func start(
    ofOperandBefore end: Int, limitedBy limits: (CalculatorOperation) -> Bool
  ) -> Int {
    var depth = 0
    for index in pieces[..<end].indices.reversed() {
      switch pieces[index] {
      case .close: depth += 1
      case .open where depth == 0: return index + 1
      case .open: depth -= 1
      case .operation(let operation) where depth == 0 && limits(operation): return index + 1
      case .operation, .operand: break
      }
    }
    return 0
  }

  private func part(_ pieces: ArraySlice<ExpressionPiece>) -> InfixExpression {
    InfixExpression(pieces: Array(pieces))
  }
}
