/// An expression as the keys build it: numbers, signs and parentheses in their order.
struct InfixExpression: Equatable, Sendable {
  var pieces: [ExpressionPiece] = []

  /// The expression as it is shown.
  var text: String {
    pieces.indices.map { index in
      pieces[index].text(
        before: index + 1 < pieces.count ? pieces[index + 1] : nil,
        after: index > 0 ? pieces[index - 1] : nil)
    }.joined()
  }

  /// How many parentheses are open.
  var openParentheses: Int {
    pieces.count { $0 == .open } - pieces.count { $0 == .close }
  }

  /// The same with the parentheses that are missing at the end.
  var closed: InfixExpression {
    self + Array(repeating: .close, count: max(openParentheses, 0))
  }

  static func + (expression: InfixExpression, pieces: [ExpressionPiece]) -> InfixExpression {
    InfixExpression(pieces: expression.pieces + pieces)
  }

  /// The value.
  ///
  /// - Throws: Why there is none; an expression that is not complete has none either.
  func value() throws(CalculationError) -> Number {
    let (text, results) = references
    return try evaluate(text, results: results, patience: CalculatorMachine.patience)
  }

  /// The expression with a reference for each number, so that no digit is lost.
  private var references: (text: String, results: [Reference: Number]) {
    var text = ""
    var results: [Reference: Number] = [:]
    for piece in pieces {
      switch piece {
      case .operand(let operand):
        results[.history(results.count + 1)] = operand.value
        text += "$\(results.count)"
      case .operation(let operation): text += operation.symbol
      case .open: text += "("
      case .close: text += ")"
      }
    }
    return (text, results)
  }
}
