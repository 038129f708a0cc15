import ArgumentParser

/// `mathbot history`: what was calculated and what was practised.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show what was calculated, or what was practised.",
    subcommands: [HistoryCalculations.self, HistoryPractice.self, HistoryClear.self],
    defaultSubcommand: HistoryCalculations.self)
}

/// How much of a history is shown, and for whom.
struct HistoryOptions: ParsableArguments {
  @Option(help: "At most so many, the latest.")
  var limit: Int?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard let limit, limit < 1 else { return }
    throw ValidationError("--limit takes a whole number from 1 on, not \(limit).")
  }
}
