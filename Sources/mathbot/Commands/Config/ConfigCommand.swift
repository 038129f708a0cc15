import ArgumentParser
import Quiz

/// `mathbot config`: shows and changes the settings.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show and change the settings.",
    discussion: SettingKey.allCases
      .map { "\($0): \($0.allowed); by default \(Settings().value(of: $0))." }
      .joined(separator: "\n"),
    subcommands: [
      ConfigPage.self, ConfigList.self, ConfigGet.self, ConfigSet.self, ConfigUnset.self,
      ConfigPath.self,
    ],
    defaultSubcommand: ConfigPage.self)
}
