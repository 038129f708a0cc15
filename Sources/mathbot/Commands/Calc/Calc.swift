import ArgumentParser
import Content
import Terminal
import Tutor

/// `mathbot calc`: one answer, a prompt, keys on a full screen, or an answer for each line of
/// piped input.
struct Calc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calc", abstract: "Calculate exactly, or say why not.",
    discussion: """
      With an expression, print its value. Without one, a prompt on a terminal, and one result a
      line for piped input: an empty line where one failed. --keypad shows a calculator with
      keys on the full screen, for the keyboard and the mouse.

      For example:
        mathbot calc '1/3 + 1/6'
        mathbot calc --digits 50 'sin 1'
        printf '2^64\\n20!\\n' | mathbot calc
        mathbot calc --keypad
      """)

  @OptionGroup var options: CalcOptions

  @Flag(help: "A calculator with keys on the full screen.")
  var keypad = false

  @OptionGroup var global: GlobalOptions

  @Argument(parsing: .allUnrecognized, help: "The expression; quote it, as * means files.")
  var expression: [String] = []

  func validate() throws {
    try options.check()
    guard keypad else { return }
    guard expression.isEmpty else {
      throw ValidationError("--keypad takes no expression: type it on the keys.")
    }
    guard options.digits.digits == nil, !options.digits.fraction else {
      throw ValidationError("--keypad takes --places, but not --digits or --fraction.")
    }
  }

  func run() throws {
    let environment = Environment.ofProcess
    if !expression.isEmpty {
      try CalcBatch(options, environment).answer(expression.joined(separator: " "))
    } else if environment.terminal.inputIsTerminal {
      // The parser runs commands where the program starts: on the main actor.
      try MainActor.assumeIsolated {
        if keypad { try runKeypad(environment) }
        try CalcPrompt(options, Texts(environment.language)).run()
      }
    } else {
      try CalcBatch(options, environment).answerLines()
    }
  }

  /// Runs the keypad; returns where there is no screen for it, after a word about that.
  @MainActor
  private func runKeypad(_ environment: Environment) throws {
    let calculator = try CalcKeypad(options, global, environment)
    if calculator.hasScreen { try calculator.run() }
    StandardError.write(calculator.texts(.keypadPlainForm))
  }
}
