/// A number on the calculator, with the text that stands for it in the expression line.
struct CalculatorOperand: Equatable, Sendable {
  var value: Number
  /// The text, which reads as this value on its own.
  var text: String
  /// The text that reads as this value even as part of a product or a power, where that differs.
  var safeText: String?
  /// Whether the text starts with a sign, so that it needs parentheses before a power.
  var hasSign = false

  /// The text where a raised sign or a power follows.
  var base: String {
    let text = safeText ?? text
    return hasSign ? "(\(text))" : text
  }
}
