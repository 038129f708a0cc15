import Calculator
import Content
import Tutor

/// The interval that `--from` and `--to` give.
enum SolveInterval {
  /// No end is further from zero than ten to this power.
  private static let mostExponent = 100

  /// The interval, with the usual end where one is not given; nil where neither is.
  static func read(
    from: String?, to: String?, _ settings: CalculatorSettings
  ) throws(ProgramFailure) -> SearchedInterval? {
    guard from != nil || to != nil else { return nil }
    let usual = Equation.defaultInterval
    let low = try from.map { text throws(ProgramFailure) in
      try number(text, for: "--from", settings)
    }
    let high = try to.map { text throws(ProgramFailure) in
      try number(text, for: "--to", settings)
    }
    guard let interval = SearchedInterval(low ?? usual.from, below: high ?? usual.to) else {
      throw .usage(.usageSolveInterval)
    }
    return interval
  }

  private static func number(
    _ text: String, for option: String, _ settings: CalculatorSettings
  ) throws(ProgramFailure) -> Number {
    guard let number = try? evaluate(text, settings: settings), number.unit == nil,
      number.isWithin(powerOfTen: mostExponent)
    else {
      throw .usage(
        .usageSolveNumber, ["option": option, "given": Texts.ofUser.quoted(text)])
    }
    return number
  }
}
