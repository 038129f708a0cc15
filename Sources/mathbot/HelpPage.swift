import Basics
import ArgumentParser
import Quiz

/// What `mathbot --help` prints: how to practise with all its options, and the commands by what
/// they are for.
enum HelpPage {
  /// The page, in lines of at most 80 columns.
  static var text: String {
    [
      Mathbot.configuration.abstract,
      Mathbot.configuration.discussion,
      "HOW TO START\n" + examples, practiceOptions, commands,
      "'mathbot help COMMAND' tells more about each, such as 'mathbot help config'.",
    ].joined(separator: "\n\n")
  }

  private static let examples = """
      mathbot                    Robo asks how long and how tricky.
      mathbot --minutes 5        What an option gives is not asked.
    """

  /// The parser's own list of the options of practice.
  private static var practiceOptions: String {
    let help = PracticeCommand.helpMessage(columns: 80)
    guard let options = help.firstRange(of: "OPTIONS:\n") else { return "" }
    return "OPTIONS\n" + help[options.upperBound...].trimmedAtEnd
      + "\n  --reset-terminal        Mend a terminal that a killed mathbot left odd."
      + "\n  --version               Show the version."
  }

  private static var commands: String {
    let groups = Mathbot.configuration.groupedSubcommands.map { group in
      ([group.name.uppercased()] + group.subcommands.compactMap(line)).joined(separator: "\n")
    }
    return groups.joined(separator: "\n\n")
  }

  private static func line(of command: any ParsableCommand.Type) -> String? {
    let configuration = command.configuration
    guard configuration.shouldDisplay, let name = configuration.commandName else { return nil }
    let gap = String(repeating: " ", count: max(2, 13 - name.count))
    return "  \(name)\(gap)\(configuration.abstract)"
  }
}
