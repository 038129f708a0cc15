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
    commandName: name, abstract: "Calculate exactly, or say why not.",
    discussion: """
      With an expression, print its value. Without one, a prompt on a terminal, and
      one result a line for piped input: an empty line where one failed. --keypad
      shows a calculator with keys on the full screen, for keyboard and mouse.

      For example:
        mathbot calc '1/3 + 1/6'
        mathbot calc --digits 50 'sin 1'
        mathbot calc --steps '432 / 15'
        printf '2^64\\n20!\\n' | mathbot calc
        mathbot calc --keypad

      Functions (help NAME at the prompt explains one):
      \(functions)
      """)

  /// A line for each function, with the names in a column.
  private static var functions: String {
    let texts = Texts(.english)
    let width = MathFunction.all.map(\.name.displayWidth).max() ?? 0
    return MathFunction.all
      .map { "  \($0.name.padded(to: width))  \(texts.summary(of: $0))" }
      .joined(separator: "\n")
  }

  @OptionGroup var options: CalcOptions

  @Flag(help: "A calculator with keys on the full screen.")
  var keypad = false

  @OptionGroup var steps: StepsOptions

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The expression; quote it, as * means files.")
  var expression: [String] = []

  /// Refuses what does not go together or is out of range.
  private func check() throws(ProgramFailure) {
    _ = try global.color.value()
    try options.check()
    try steps.check(hasExpression: !expression.isEmpty)
    guard keypad else { return }
    guard expression.isEmpty else {
      throw .usage("--keypad takes no expression: type it on the keys.")
    }
    guard !steps.steps else {
      throw .usage("--keypad takes no --steps: press h there, and s.")
    }
    let digits = options.digits
    guard digits.digits == nil, !digits.fraction, !digits.mixed, !options.remainder else {
      throw .usage("--keypad takes --places, but no other form of results.")
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
      throw ProgramFailure.usage("--steps takes an expression, as in: --steps '432 ÷ 15'")
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
