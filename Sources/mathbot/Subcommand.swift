import ArgumentParser

/// The command that the first words of a command line name.
struct Subcommand {
  /// What it is called, from the program's name on: `mathbot config set`.
  private(set) var path = "mathbot"
  /// The words behind it.
  private(set) var rest: ArraySlice<String>
  private var type: any ParsableCommand.Type = Mathbot.self

  /// - Parameter arguments: The command line, without the program's name.
  init(of arguments: some Sequence<String>) {
    rest = Array(arguments)[...]
    while let word = rest.first,
      let next = subcommands.first(where: { $0.configuration.commandName == word })
    {
      path += " " + word
      type = next
      rest.removeFirst()
    }
  }

  /// The commands below it, hidden ones among them.
  private var subcommands: [any ParsableCommand.Type] { type.configuration.subcommands }

  /// What the commands below it are called, in the order of its help.
  var names: [String] {
    subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
  }

  /// Whether one of several commands must follow.
  var isGroup: Bool { !subcommands.isEmpty }

  /// Whether an option of it says who practises, or one of what runs in its place.
  var takesLearner: Bool { help.contains("--learner <") }

  /// Whether it has an option, or what runs in its place does.
  func takes(_ option: String) -> Bool {
    help.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains { $0 == option }
  }

  /// Its page of help, or that of what runs in its place.
  private var help: String {
    Mathbot.helpMessage(for: type.configuration.defaultSubcommand ?? type)
  }
}
