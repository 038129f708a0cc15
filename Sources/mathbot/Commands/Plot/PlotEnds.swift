import Basics
import Calculator
import Content

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
    try check(ends.left, ends.right, .usagePlotWidth)
    try check(ends.bottom, ends.top, .usagePlotHeight)
    return ends
  }

  private static func check(
    _ low: Rational?, _ high: Rational?, _ phrase: Phrase
  ) throws(ProgramFailure) {
    if let low, let high, low >= high { throw .usage(phrase) }
  }

  private static func number(
    _ text: String?, _ option: String, _ settings: CalculatorSettings
  ) throws(ProgramFailure) -> Rational? {
    guard let text else { return nil }
    let words = ["option": option, "given": Texts.ofUser.quoted(text)]
    guard let number = try? evaluate(text, settings: settings), number.unit == nil else {
      throw .usage(.usageSolveNumber, words)
    }
    guard number.isWithin(powerOfTen: mostExponent) else { throw .usage(.usagePlotFar, words) }
    return number.nearestFraction
  }
}
