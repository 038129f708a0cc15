/// A calculation that was made with the calculator's keys, as the history shows it.
package struct CalculationOnKeys: Equatable, Sendable {
  package let expression: String
  package let result: String
  /// The result itself, if it was computed since the program started.
  let value: Number?

  package init(expression: String, result: String) {
    self.init(expression: expression, result: result, value: nil)
  }

  init(expression: String, result: String, value: Number?) {
    self.expression = expression
    self.result = result
    self.value = value
  }
}
