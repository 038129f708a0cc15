import ArgumentParser
import Basics
import Content

/// What `mathbot --help` prints: how to practise with all its options, and the commands by what
/// they are for.
struct HelpPage {
  private let help: HelpText

  init(_ help: HelpText) {
    self.help = help
  }

  /// The page with its words to be filled in.
  var message: String {
    [
      Mathbot.configuration.abstract, Mathbot.configuration.discussion, Self.start,
      practiceOptions, commands,
      Phrase.commandEach.placeholder + "\n" + Phrase.commandTopics.placeholder,
    ].joined(separator: "\n\n")
  }

  private static let start = """
    \(Phrase.commandStart.placeholder)
      mathbot                    \(Phrase.commandStartAsked.placeholder)
      mathbot --minutes 5        \(Phrase.commandStartGiven.placeholder)
    """

  /// The parser's own list of the options of practice.
  private var practiceOptions: String {
    let message = PracticeCommand.helpMessage(columns: HelpText.unbroken)
    guard let options = message.firstRange(of: "OPTIONS:\n") else { return "" }
    return [
      Phrase.commandOptions.placeholder, String(message[options.upperBound...].trimmedAtEnd),
      "  --reset-terminal        " + Phrase.commandReset.placeholder,
      "  --version               " + Phrase.commandVersion.placeholder,
    ].joined(separator: "\n")
  }

  private var commands: String {
    let groups = Mathbot.configuration.groupedSubcommands.map { group in
      ([help.filled(group.name).uppercased()] + group.subcommands.compactMap(Self.line))
        .joined(separator: "\n")
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
