import ArgumentParser
import Content

/// Whether a calculation is worked out step by step, and in which form that is printed.
struct StepsOptions: ParsableArguments {
  @Flag(help: .text(.commandCalcSteps))
  var steps = false

  @Flag(help: .text(.commandCalcStepsColumns))
  var columns = false

  @Flag(help: .text(.commandCalcStepsJson))
  var json = false

  @Flag(help: .text(.commandCalcStepsHtml))
  var html = false

  private static let forms = ["--columns", "--json", "--html"]

  /// Refuses what does not go together.
  func check(hasExpression: Bool) throws(ProgramFailure) {
    guard steps || !(columns || json || html) else {
      throw .usage(
        .usageGo, ["options": Texts.ofUser.all(Self.forms), "other": "--steps"])
    }
    guard [columns, json, html].count(where: \.self) <= 1 else {
      throw .oneOf(Self.forms)
    }
    guard !html || hasExpression else {
      throw .usage(
        .usageExpression, ["option": "--html", "example": "--steps --html '432 ÷ 15'"])
    }
  }
}
