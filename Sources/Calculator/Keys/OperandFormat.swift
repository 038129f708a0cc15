/// How the calculator with keys writes its numbers.
struct OperandFormat: Equatable, Sendable {
  /// The places after the point of results that never end.
  let places: Int

  /// The characters of a fraction that is shown instead of rounded digits.
  private static let fractionLimit = 14
  /// The characters of an expression that is shown instead of rounded digits.
  private static let expressionLimit = 30

  /// A number as the entry line shows it: with fewer places where they have no room.
  func text(of value: Number, width: Int = .max) -> String {
    let text = text(of: value, places: places)
    let excess = text.count - min(width, text.count)
    return excess > 0 ? self.text(of: value, places: max(0, places - excess)) : text
  }

  private func text(of value: Number, places: Int) -> String {
    let format = NumberFormat(.automatic(places: places))
    return (try? value.formatted(format, patience: CalculatorMachine.patience).text) ?? "?"
  }

  /// A number as an operand, with the expression that it is the value of.
  ///
  /// The text reads as just this number: its digits, a short fraction, or the expression. Rounded
  /// digits end in `…`, so that nothing reads them as the number.
  func operand(_ value: Number, as expression: String? = nil) -> CalculatorOperand {
    let format = NumberFormat(.automatic(places: places), isForPeople: false)
    let decimal = try? value.formatted(format, patience: CalculatorMachine.patience)
    if let decimal, decimal.accuracy == .exact {
      let text = decimal.text.replacing("-", with: "−", maxReplacements: 1)
      return CalculatorOperand(value: value, text: text, hasSign: text.hasPrefix("−"))
    }
    let fraction = value.rational.map { "(\($0.description.replacing("-", with: "−")))" }
    let short = fraction.flatMap { $0.count <= Self.fractionLimit ? $0 : nil }
    let call = expression.flatMap { $0.count <= Self.expressionLimit ? $0.asFactor : nil }
    return CalculatorOperand(
      value: value, text: short ?? call ?? text(of: value).replacing(",", with: ""))
  }
}
