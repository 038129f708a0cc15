import Basics
import Calculator

/// The ends of the window that options give.
enum PlotEnds {
  /// No end is further from zero than ten to this power.
  private static let mostExponent = 12

  static func read(
    from: String?, to: String?, bottom: String?, top: String?, _ settings: CalculatorSettings
  ) throws(ProgramFailure) -> PlotWindow.Ends {
    let ends = PlotWindow.Ends(
      left: try number(from, "--from", settings), right: try number(to, "--to", settings),
      bottom: try number(bottom, "--bottom", settings), top: try number(top, "--top", settings))
    try check(ends.left, ends.right, "--from must be less than --to, as in: --from -5 --to 5")
    try check(ends.bottom, ends.top, "--bottom must be less than --top, as in: --bottom 0 --top 9")
    return ends
  }

  private static func check(
    _ low: Rational?, _ high: Rational?, _ sentence: String
  ) throws(ProgramFailure) {
    if let low, let high, low >= high { throw .usage(sentence) }
  }

  private static func number(
    _ text: String?, _ option: String, _ settings: CalculatorSettings
  ) throws(ProgramFailure) -> Rational? {
    guard let text else { return nil }
    guard let number = try? evaluate(text, settings: settings), number.unit == nil,
      number.isWithin(powerOfTen: mostExponent)
    else {
      throw .usage("\(option) takes a number such as -5 or 2pi, not \(text.quoted).")
    }
    return number.nearestFraction
  }
}
