import ArgumentParser
import Calculator
import Content
import Screen
import Terminal
import Tutor

/// `mathbot solve`: all solutions of an equation, each proven, or of a linear system.
struct SolveCommand: ParsableCommand {
  static let name = "solve"
  /// As many digits of a solution can be asked for.
  private static let mostDigits = 100

  static let configuration = CommandConfiguration(
    name, .commandSolve, more: .commandSolveMore,
    examples: [
      "mathbot solve 'x^2 = 2'",
      "mathbot solve --steps '2x + 3 = 11'",
      "mathbot solve '3x = 12; x + y = 7'",
      "mathbot solve --radians --from 0 --to 10 'tan x = x'",
    ])

  @Option(help: .text(.commandSolveFrom, value: "number"))
  var from: String?

  @Option(help: .text(.commandSolveTo, value: "number"))
  var to: String?

  @Flag(help: .text(.commandCalcAngle))
  var angle: AngleFlag?

  @Flag(help: .text(.commandSolveSteps))
  var steps = false

  @Flag(help: .text(.commandJson))
  var json = false

  @OptionGroup var digits: DigitOptions

  @OptionGroup var global: GlobalOptions

  @Argument(help: .text(.commandSolveEquation))
  var equation: [String] = []

  func run() throws {
    _ = try global.color.value()
    try digits.check()
    let wanted = max(digits.places ?? 0, digits.digits ?? 0)
    guard wanted <= Self.mostDigits else {
      throw ProgramFailure.usage(.usageSolveDigits, ["most": String(Self.mostDigits)])
    }
    guard !equation.isEmpty else {
      throw ProgramFailure.usage(.usageSolveEquation)
    }
    let environment = Environment.ofProcess
    let isAccessible = global.accessible || environment.terminal.asksForWords
    let runner = SolveRunner(
      text: equation.joined(separator: " "), texts: .ofUser,
      settings: .standard(angle?.unit ?? .degrees),
      isForPeople: environment.terminal.outputIsTerminal || isAccessible || steps)
    let ends = try SolveInterval.read(from: from, to: to, runner.settings)
    let isDone = try runner.run(
      in: ends, digits: digits, isAccessible: isAccessible, steps: steps, json: json)
    if !isDone { throw ExitCode.negative }
  }
}
