/// A part of the expression that is being built.
enum ExpressionPiece: Equatable, Sendable {
  case operand(CalculatorOperand)
  case operation(CalculatorOperation)
  case open, close

  /// The piece as it is shown, before a piece if there is one.
  func text(before next: ExpressionPiece?, after last: ExpressionPiece?) -> String {
    switch self {
    case .operation(let operation): " \(operation.symbol) "
    case .open: "("
    case .close: ")"
    case .operand(let operand):
      if next == .operation(.power) {
        operand.base
      } else if next.isTight || last.isTight {
        operand.safeText ?? operand.text
      } else {
        operand.text
      }
    }
  }
}

extension ExpressionPiece? {
  /// Whether the piece is a sign that binds tighter than plus and minus.
  fileprivate var isTight: Bool {
    guard case .operation(let operation) = self else { return false }
    return operation.precedence > 1
  }
}
