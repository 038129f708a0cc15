import ArgumentParser
import Glibc
import Quiz

/// Runs a command line and leaves with its exit status.
enum Program {
  /// Parses and runs the command; failures go to standard error in plain sentences.
  static func run(arguments: [String]) -> Never {
    do {
      if try Calc.answers(arguments) { Glibc.exit(0) }
      try checkSubcommands(arguments)
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
    StandardError.complain(Mathbot.message(for: error) + "\nTry 'mathbot --help'.")
    Glibc.exit(parserStatus == ExitCode.validationFailure.rawValue ? 2 : parserStatus)
  }

  /// A word that is no subcommand is said so, with the nearest one, rather than as a stray
  /// argument of the default subcommand.
  private static func checkSubcommands(_ arguments: [String]) throws(ProgramFailure) {
    var path = "mathbot"
    var subcommands = Mathbot.configuration.subcommands
    for word in arguments {
      guard !subcommands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
      let names = subcommands.compactMap { $0.configuration.commandName }
      guard let place = names.firstIndex(of: word) else { throw unknown(word, of: path, names) }
      subcommands = subcommands[place].configuration.subcommands
      path += " " + word
    }
  }

  private static func unknown(
    _ word: String, of path: String, _ names: [String]
  ) -> ProgramFailure {
    let nearest = nearestMatch(to: word, among: names).map { " Did you mean \($0)?" } ?? ""
    return .usage(
      "\(word.quoted) is no command of \(path).\(nearest)\n"
        + "The commands are \(names.joined(separator: ", ")).")
  }
}
