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
    commandName: name, abstract: "Solve an equation, with the proof that nothing is missing.",
    discussion: """
      Each solution is exact, or its digits are proven; the last line says that these
      are all, or where that is not known. An equation of powers of one letter is
      solved for all numbers, another one from -1000 to 1000 or as --from and --to say.
      Semicolons part the equations of a linear system. The exit status is 1 where
      anything is undecided.

      For example:
        mathbot solve 'x^2 = 2'
        mathbot solve --steps '2x + 3 = 11'
        mathbot solve '3x = 12; x + y = 7'
        mathbot solve --radians --from 0 --to 10 'tan x = x'
      """)

  @Option(help: ArgumentHelp("Where to begin, as in -5 or pi/2.", valueName: "number"))
  var from: String?

  @Option(help: ArgumentHelp("Where to end.", valueName: "number"))
  var to: String?

  @Flag(help: "Angles are in degrees, as they are by default, or in radians.")
  var angle: AngleFlag?

  @Flag(help: "Show the way, for linear and quadratic equations.")
  var steps = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var digits: DigitOptions

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The equation; quote it, as * means files.")
  var equation: [String] = []

  func run() throws {
    _ = try global.color.value()
    try digits.check()
    let wanted = max(digits.places ?? 0, digits.digits ?? 0)
    guard wanted <= Self.mostDigits else {
      throw ProgramFailure.usage("solve proves at most \(Self.mostDigits) digits.")
    }
    guard !equation.isEmpty else {
      throw ProgramFailure.usage("Give an equation, as in: mathbot solve 'x^2 = 2'")
    }
    let environment = Environment.ofProcess
    let isAccessible = global.accessible || environment.terminal.asksForWords
    let runner = SolveRunner(
      text: equation.joined(separator: " "), texts: Texts(environment.language),
      settings: .standard(angle?.unit ?? .degrees),
      isForPeople: environment.terminal.outputIsTerminal || isAccessible || steps)
    let ends = try SolveInterval.read(from: from, to: to, runner.settings)
    let isDone = try runner.run(
      in: ends, digits: digits, isAccessible: isAccessible, steps: steps, json: json)
    if !isDone { throw ExitCode.negative }
  }
}
