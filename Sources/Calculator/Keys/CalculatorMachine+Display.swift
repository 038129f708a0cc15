extension CalculatorMachine {
  /// What the two lines show.
  package struct Display: Equatable, Sendable {
    /// What was entered so far, or the expression whose result is shown.
    package let expression: String
    /// The number that is entered, or the result so far; empty after an error.
    package let entry: String
    /// What the expression comes to if nothing more is entered, when that says something new.
    package let preview: String?
  }

  package var display: Display { display(width: .max) }

  /// What the two lines show where a result that never ends has room for so many characters.
  package func display(width: Int) -> Display {
    guard error == nil else { return Display(expression: input.finished, entry: "", preview: nil) }
    return Display(
      expression: input.expressionLine, entry: input.entryLine(width: width),
      preview: input.preview(width: width))
  }
}
