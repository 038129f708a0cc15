import ArgumentParser
import Quiz
import Storage

/// `mathbot config get KEY`: prints the value that was chosen.
struct ConfigGet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Print one setting.",
    discussion: "Exits with 1 where nothing is set, and says the default on standard error.")

  @Argument(help: "The name of the setting.", completion: .settingKeys)
  var key: String

  func run() throws {
    let key = try SettingKey(named: key)
    let effective = try SettingsStore.ofUser.loadEffective(
      for: LearnerStore.ofUser.readableCurrentLearner()
    ).settings
    guard effective.source(of: key) != .standard else {
      StandardError.write(
        "\(key.rawValue) is not set; the default is \(Settings().value(of: key)).")
      throw ExitCode.negative
    }
    StandardOutput.write(effective.settings.value(of: key))
  }
}
