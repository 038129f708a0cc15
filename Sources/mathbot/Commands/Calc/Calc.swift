import ArgumentParser
import Content
import Terminal
import Tutor

/// `mathbot calc`: one answer, a prompt, or an answer for each line of piped input.
struct Calc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calc", abstract: "Calculate exactly, or say why not.",
    discussion: """
      With an expression, print its value. Without one, a prompt on a terminal, and one result a
      line for piped input: an empty line where one failed.

      For example:
        mathbot calc '1/3 + 1/6'
        mathbot calc --digits 50 'sin 1'
        printf '2^64\\n20!\\n' | mathbot calc
      """)

  @OptionGroup var options: CalcOptions

  @Argument(parsing: .allUnrecognized, help: "The expression; quote it, as * means files.")
  var expression: [String] = []

  func validate() throws {
    try options.check()
  }

  func run() throws {
    let environment = Environment.ofProcess
    if !expression.isEmpty {
      try CalcBatch(options, environment).answer(expression.joined(separator: " "))
    } else if environment.terminal.inputIsTerminal {
      // The parser runs commands where the program starts: on the main actor.
      try MainActor.assumeIsolated { try CalcPrompt(options, Texts(environment.language)).run() }
    } else {
      try CalcBatch(options, environment).answerLines()
    }
  }
}
