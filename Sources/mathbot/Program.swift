import ArgumentParser
import Glibc
import Quiz

/// Runs a command line and leaves with its exit status.
enum Program {
  /// Parses and runs the command; failures go to standard error in plain sentences.
  static func run(arguments: [String]) -> Never {
    do {
      try checkSubcommand(arguments)
      var command = try Mathbot.parseAsRoot(arguments)
      try command.run()
      Glibc.exit(0)
    } catch {
      leave(because: error)
    }
  }

  /// Prints what went wrong, or the help that was asked for, and leaves.
  static func leave(because error: any Error) -> Never {
    let parserStatus = Mathbot.exitCode(for: error).rawValue
    if let failure = ProgramFailure(error) {
      StandardError.complain(failure)
      Glibc.exit(failure.status)
    }
    if error is ExitCode || parserStatus == 0 { Mathbot.exit(withError: error) }
    StandardError.write(Mathbot.fullMessage(for: error))
    Glibc.exit(parserStatus == ExitCode.validationFailure.rawValue ? 2 : parserStatus)
  }

  /// A first word that is no subcommand is said so, with the nearest one, rather than as a
  /// stray argument of the default subcommand.
  private static func checkSubcommand(_ arguments: [String]) throws {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else { return }
    let names = Mathbot.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(word) else { return }
    throw ProgramFailure.usage(
      "'\(word)' is no command of mathbot." + suggestion(nearestMatch(to: word, among: names))
        + "\nCommands: \(names.joined(separator: ", ")).")
  }

  /// A sentence that offers the nearest match, with a space before it; empty without one.
  static func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}
