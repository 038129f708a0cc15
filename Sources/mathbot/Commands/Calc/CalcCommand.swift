import Basics
import ArgumentParser
import Calculator
import Content
import Screen
import Terminal
import Tutor

/// `mathbot calc`: one answer, a prompt, keys on a full screen, or an answer for each line of
/// piped input.
struct CalcCommand: ParsableCommand {
  static let name = "calc"

  static let configuration = CommandConfiguration(
    name, .commandCalc, more: .commandCalcMore,
    examples: [
      "mathbot calc '1/3 + 1/6'",
      "mathbot calc --digits 50 'sin 1'",
      "mathbot calc --steps '432 / 15'",
      "printf '2^64\\n20!\\n' | mathbot calc",
      "mathbot calc --keypad",
    ],
    list: .functions)

  @OptionGroup var options: CalcOptions

  @Flag(help: .text(.commandCalcKeypad))
  var keypad = false

  @OptionGroup var steps: StepsOptions

  @OptionGroup var global: GlobalOptions

  @Argument(help: .text(.commandCalcExpression))
  var expression: [String] = []

  /// Refuses what does not go together or is out of range.
  private func check() throws(ProgramFailure) {
    _ = try global.color.value()
    try options.check()
    try steps.check(hasExpression: !expression.isEmpty)
    guard keypad else { return }
    guard expression.isEmpty else {
      throw .usage(.usageKeypadExpression)
    }
    guard !steps.steps else {
      throw .usage(.usageKeypadSteps)
    }
    let digits = options.digits
    guard digits.digits == nil, !digits.fraction, !digits.mixed, !options.remainder else {
      throw .usage(.usageKeypadForm)
    }
  }

  /// Answers an expression without options as the command does; false if there are options.
  ///
  /// The parser of arguments finds its types by reflection, which takes longer than everything
  /// else that such a call does.
  static func answers(_ arguments: [String]) throws -> Bool {
    guard arguments.count > 1, arguments[0] == name,
      !arguments.contains(where: { $0.hasPrefix("-") })
    else { return false }
    try CalcBatch(.ofProcess).answer(arguments.dropFirst().joined(separator: " "))
    return true
  }

  func run() throws {
    try check()
    let environment = Environment.ofProcess
    let batch = CalcBatch(environment, options)
    if steps.steps {
      try runSteps(environment)
    } else if !expression.isEmpty {
      try batch.answer(expression.joined(separator: " "))
    } else if environment.terminal.inputIsTerminal {
      // The parser runs commands where the program starts: on the main actor.
      try MainActor.assumeIsolated {
        if keypad { try runKeys(environment) }
        try CalcPrompt(options, environment, isAccessible: global.accessible).run()
      }
    } else {
      try batch.answerLines()
    }
  }

  /// Shows how the expression is worked out, or each line of the input.
  private func runSteps(_ environment: Environment) throws {
    let steps = CalcSteps(environment, options, steps, isAccessible: global.accessible)
    guard expression.isEmpty else { return try steps.show(expression.joined(separator: " ")) }
    guard !environment.terminal.inputIsTerminal else {
      throw ProgramFailure.usage(
        .usageExpression, ["option": "--steps", "example": "--steps '432 ÷ 15'"])
    }
    try steps.showLines()
  }

  /// Runs the calculator with keys; returns where there is no screen for it, after a word about that.
  @MainActor
  private func runKeys(_ environment: Environment) throws {
    let calculator = try CalcKeys(options, global, environment)
    if calculator.hasScreen { try calculator.run() }
    StandardError.write(calculator.texts(.calculatorKeysPlainForm))
  }
}
