extension CalculatorInput {
  /// What was entered so far, or the expression whose result is shown.
  var expressionLine: String {
    switch entry {
    case .result: finished + " ="
    case .value(let operand): text(with: operand)
    case .none, .typing: expression.text
    }
  }

  /// The number that is entered, or the result so far, in so many characters if it can be shorter.
  func entryLine(width: Int) -> String {
    if case .typing(let number) = entry { return number.readableText }
    return shownOperand.map { format.text(of: $0.value, width: width) } ?? ""
  }

  /// What the expression comes to if nothing more is entered, when that says something new.
  func preview(width: Int) -> String? {
    guard entry != .none, !expression.pieces.isEmpty, let operand = shownOperand else { return nil }
    let complete = (expression + [.operand(operand)]).closed
    return (try? complete.value()).map { format.text(of: $0, width: width) }
  }

  /// The expression with an operand at its end.
  func text(with operand: CalculatorOperand) -> String {
    (expression + [.operand(operand)]).text
  }
}
