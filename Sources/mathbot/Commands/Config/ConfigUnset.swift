import ArgumentParser
import Content
import Quiz
import Storage

/// `mathbot config unset KEY`: takes a setting out of the file, so that the default holds.
struct ConfigUnset: ParsableCommand {
  static let configuration = CommandConfiguration(
    "unset", .commandConfigUnset, more: .commandConfigUnsetMore,
    examples: ["mathbot config unset minutes"])

  @Argument(help: .text(.commandConfigKey), completion: .settingKeys)
  var key: String

  func run() throws {
    let key = try SettingKey(named: key)
    guard try SettingsStore.ofUser.unset(key) else {
      key.sayUnset()
      throw ExitCode.negative
    }
    StandardOutput.tell(
      .noticeConfigSet, ["key": key.rawValue, "value": Settings().value(of: key)])
    try SettingsStore.ofUser.warnOfOverride(of: key)
  }
}
