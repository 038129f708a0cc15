import Basics

extension CalculatorMachine {
  /// Computes the expression, or repeats the last operation.
  mutating func calculate() -> Effect? {
    completeExpression()
    let expression = input.expression
    guard !expression.pieces.isEmpty, let value = value(of: expression, orShowing: expression.text)
    else { return nil }
    repetition = Repetition(lastOf: expression, format: input.format) ?? repetition
    return finish(expression.text, value)
  }

  /// Supplies what is missing at the end, or the last operation after a result.
  private mutating func completeExpression() {
    if input.expression.pieces.isEmpty, let repetition {
      input.carryOut(repetition)
    } else if !input.isFinished {
      input.complete()
    }
  }

  private mutating func finish(_ expression: String, _ value: Number) -> Effect? {
    let result = input.format.operand(value, as: expression)
    input.finish(with: result)
    answer = result
    let isPlainNumber = expression.allSatisfy { ("0"..."9").contains($0) || ".e−-".contains($0) }
    guard !isPlainNumber else { return nil }
    let calculation = Calculation(expression: expression, result: input.format.text(of: value))
    history.append(PastCalculation(calculation, value: value))
    return .remember(calculation)
  }

  /// The value of an expression; if it has none, the error and a text instead.
  mutating func value(of expression: InfixExpression, orShowing text: String) -> Number? {
    value(orShowing: text, expression.value)
  }

  /// The value of an expression that takes up results.
  mutating func value(
    of expression: String, _ results: [Reference: Number], orShowing text: String
  ) -> Number? {
    let settings = settings
    return value(orShowing: text) { () throws(CalculationError) in
      try evaluate(expression, settings: settings, results: results, patience: Self.patience)
    }
  }

  private mutating func value(
    orShowing text: String, _ compute: () throws(CalculationError) -> Number
  ) -> Number? {
    do throws(CalculationError) { return try compute() } catch {
      self.error = error.kind
      input.finished = text
      return nil
    }
  }
}
