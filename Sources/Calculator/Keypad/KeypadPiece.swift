/// A part of the expression that is being built.
enum KeypadPiece: Equatable, Sendable {
  case operand(KeypadOperand)
  case operation(KeypadOperation)
  case open, close

  /// The piece as it is shown, before a piece if there is one.
  func text(before next: KeypadPiece?, after last: KeypadPiece?) -> String {
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

extension KeypadPiece? {
  /// Whether the piece is a sign that binds tighter than plus and minus.
  fileprivate var isTight: Bool {
    guard case .operation(let operation) = self else { return false }
    return operation.precedence > 1
  }
}
