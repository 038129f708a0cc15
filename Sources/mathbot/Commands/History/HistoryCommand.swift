import ArgumentParser
import Content

/// `mathbot history`: what was calculated and what was practised.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "history", .commandHistory, examples: ["mathbot history practice --limit 3"],
    subcommands: [HistoryCalculations.self, HistoryPractice.self, HistoryClear.self],
    defaultSubcommand: HistoryCalculations.self)
}
