import ArgumentParser
import Content

/// `mathbot config`: shows and changes the settings.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "config", .commandConfig,
    examples: [
      "mathbot config", "mathbot config set minutes 3", "mathbot config get language",
    ],
    list: .settings,
    subcommands: [
      ConfigPage.self, ConfigList.self, ConfigGet.self, ConfigSet.self, ConfigUnset.self,
      ConfigPath.self,
    ],
    defaultSubcommand: ConfigPage.self)
}
