/// An expression with its result, both as text.
package struct Calculation: Hashable, Sendable {
  /// What was typed.
  package let expression: String
  /// What was answered, in the form in which it was shown.
  package let result: String

  package init(expression: String, result: String) {
    self.expression = expression
    self.result = result
  }
}
