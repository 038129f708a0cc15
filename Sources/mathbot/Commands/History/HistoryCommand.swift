import ArgumentParser

/// `mathbot history`: what was calculated and what was practised.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show what was calculated, or what was practised.",
    subcommands: [HistoryCalculations.self, HistoryPractice.self, HistoryClear.self],
    defaultSubcommand: HistoryCalculations.self)
}
