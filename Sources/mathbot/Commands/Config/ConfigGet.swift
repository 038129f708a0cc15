import ArgumentParser
import Quiz
import Storage

/// `mathbot config get KEY`: prints the value that was chosen.
struct ConfigGet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Print one setting.",
    discussion: "Prints nothing and exits with 1 where nothing is set, so that the default holds.")

  @Argument(help: "The name of the setting.", completion: .settingKeys)
  var key: String

  func run() throws {
    let key = try SettingKey(named: key)
    let effective = try SettingsStore.ofUser.loadEffective(
      for: LearnerStore.ofUser.readableCurrentLearner()
    ).settings
    guard effective.source(of: key) != .standard else { throw ExitCode.negative }
    StandardOutput.write(effective.settings.value(of: key))
  }
}
