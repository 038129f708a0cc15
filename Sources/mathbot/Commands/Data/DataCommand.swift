import ArgumentParser

/// `mathbot data`: the practice data belongs to the family.
struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Export, import and delete what was practised.",
    discussion: """
      All practice is in one file on this computer. For example:
        mathbot data export --learner Mina > mina.json
        mathbot data import mina.json
      """,
    subcommands: [DataPath.self, DataExport.self, DataImport.self, DataDelete.self])
}
