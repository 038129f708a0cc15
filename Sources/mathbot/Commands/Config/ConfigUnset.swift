import ArgumentParser
import Quiz
import Storage

/// `mathbot config unset KEY`: takes a setting out of the file, so that the default holds.
struct ConfigUnset: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Go back to the default of one setting.",
    discussion: "Exits with 1 where the settings file does not hold the setting.")

  @Argument(help: "The name of the setting.", completion: .settingKeys)
  var key: String

  func run() throws {
    guard try SettingsStore.ofUser.unset(SettingKey(named: key)) else {
      throw ExitCode.negative
    }
    try SettingsStore.ofUser.warnOfOverride(of: SettingKey(named: key))
  }
}
