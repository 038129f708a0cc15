import ArgumentParser

/// The arguments of a command that takes an expression, its options before its words.
///
/// Only two dashes and a letter make an option, as -5 and ---5 are words; all words come behind
/// `--`, so that the parser takes none of them for an option.
enum ExpressionArguments {
  private static let commands = [
    CalcCommand.name, ConvertCommand.name, SolveCommand.name, PlotCommand.name,
  ]
  /// The options that take the next argument as their value.
  private static let valued: Set = [
    "--places", "--digits", "--color", "--from", "--to", "--bottom", "--top", "--svg", "--dots",
  ]

  /// Whether the arguments are those of such a command.
  static func areMeant(by arguments: [String]) -> Bool {
    arguments.first.map(commands.contains) ?? false
  }

  /// The arguments in order; those of other commands are as they were.
  static func ordered(_ arguments: [String]) -> [String] {
    guard areMeant(by: arguments), let command = arguments.first else { return arguments }
    var options: [String] = []
    var words: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard isOption(argument) else {
        words.append(argument)
        continue
      }
      let value = valued.contains(argument) ? rest.popFirst() : nil
      options.append(value.map { "\(argument)=\($0)" } ?? argument)
    }
    return [command] + options + (words.isEmpty ? [] : ["--"] + words)
  }

  private static func isOption(_ argument: String) -> Bool {
    argument == "-h" || argument.hasPrefix("--") && argument.dropFirst(2).first?.isLetter == true
  }
}
