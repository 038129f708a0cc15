import ArgumentParser
import Content
import Quiz
import Storage

/// `mathbot config get KEY`: prints the value that was chosen.
struct ConfigGet: ParsableCommand {
  static let configuration = CommandConfiguration(
    "get", .commandConfigGet, more: .commandConfigGetMore, examples: ["mathbot config get minutes"])

  @Argument(help: .text(.commandConfigKey), completion: .settingKeys)
  var key: String

  func run() throws {
    let key = try SettingKey(named: key)
    let effective = try SettingsStore.ofUser.loadEffective(
      for: LearnerStore.ofUser.readableCurrentLearner()
    ).settings
    guard effective.source(of: key) != .standard else {
      key.sayUnset()
      throw ExitCode.negative
    }
    StandardOutput.write(effective.settings.value(of: key))
  }
}
