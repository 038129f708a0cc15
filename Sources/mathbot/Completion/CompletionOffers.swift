/// What may come next on a command line, in the order in which it is offered.
struct CompletionOffers {
  private var command: CommandDescription
  private var pending: ArgumentDescription?
  private var typed: [String] = []
  private var used: Set<String> = []
  private var isHelp = false
  private var onlyValues = false
  private let values: (OfferedValues, _ typed: [String]) -> [String]
  /// What help explains beside commands.
  private let topics: [CompletionOffer]
  private let program: String

  /// - Parameters:
  ///   - words: the words that are complete, without the program's name.
  ///   - program: all commands.
  ///   - topics: what help explains beside commands.
  ///   - values: gives the values of a kind; `typed` are the values of the command so far.
  init(
    after words: [String], of program: CommandDescription, topics: [CompletionOffer] = [],
    values: @escaping (OfferedValues, _ typed: [String]) -> [String]
  ) {
    command = program
    self.program = program.commandName
    self.topics = topics
    self.values = values
    for word in words { read(word) }
  }

  /// The offers: the values of an option that waits for one, or else commands, values and options.
  var offers: [CompletionOffer] {
    if let pending { return offers(for: pending) }
    let commands = typed.isEmpty ? commandOffers : []
    if isHelp { return commands + (command.commandName == program ? topics : []) }
    return commands + positionalOffers + optionOffers
  }

  private mutating func read(_ word: String) {
    if pending != nil {
      // Bash parts --learner=Mina into three words.
      if word != "=" { pending = nil }
    } else if word == "--" {
      onlyValues = true
    } else if word.hasPrefix("-"), !onlyValues {
      readOption(word)
    } else if !isHelp, word == "help", typed.isEmpty {
      isHelp = true
    } else if typed.isEmpty, let subcommand = command.subcommand(named: word) {
      command = subcommand
    } else {
      typed.append(word)
    }
  }

  private mutating func readOption(_ word: String) {
    let option = command.options.first { $0.isNamed(word) }
    if let spelling = option?.spelling { used.insert(spelling) }
    pending = option?.kind == .option ? option : nil
  }

  private var commandOffers: [CompletionOffer] {
    command.shownSubcommands.map { .word($0.commandName, meaning: $0.abstract ?? "") }
  }

  private var positionalOffers: [CompletionOffer] {
    let places = command.positionals
    if typed.count < places.count { return offers(for: places[typed.count]) }
    guard let last = places.last, last.isRepeating else { return [] }
    return offers(for: last)
  }

  private var optionOffers: [CompletionOffer] {
    guard !onlyValues else { return [] }
    return command.options.compactMap { option in
      guard let spelling = option.spelling, !used.contains(spelling) else { return nil }
      return .word(spelling, meaning: option.abstract ?? "")
    }
  }

  private func offers(for argument: ArgumentDescription) -> [CompletionOffer] {
    guard let kind = argument.completionKind else { return [] }
    if kind.file != nil { return [.files] }
    if let words = kind.list?.values { return words.map { .word($0) } }
    guard let source = kind.shellCommand.flatMap({ OfferedValues(rawValue: $0.command) }) else {
      return []
    }
    return values(source, typed).map { .word($0) }
  }
}
