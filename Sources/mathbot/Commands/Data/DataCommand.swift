import ArgumentParser
import Content

/// `mathbot data`: the practice data belongs to the family.
struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "data", .commandData, more: .commandDataMore,
    examples: [
      "mathbot data export --learner Mina > mina.json", "mathbot data import mina.json",
    ],
    subcommands: [
      DataShow.self, DataPath.self, DataExport.self, DataImport.self, DataDelete.self,
    ], defaultSubcommand: DataShow.self)
}
