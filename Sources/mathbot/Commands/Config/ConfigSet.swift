import ArgumentParser
import Content
import Quiz
import Storage
import Terminal

/// `mathbot config set KEY VALUE`: writes a value into the settings file.
struct ConfigSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    "set", .commandConfigSet,
    examples: ["mathbot config set minutes 3", "mathbot config set operations add,subtract"])

  @Argument(help: .text(.commandConfigKey), completion: .settingKeys)
  var key: String

  @Argument(help: .text(.commandConfigValue), completion: .offering(.settingValues))
  var value: String

  func run() throws {
    let key = try SettingKey(named: key)
    var settings = Settings()
    try settings.set(value, for: key)
    if let broken = try SettingsStore.ofUser.save(key, of: settings) {
      StandardError.complain(broken)
    }
    StandardOutput.tell(
      .noticeConfigSet, ["key": key.rawValue, "value": settings.value(of: key)])
    try SettingsStore.ofUser.warnOfOverride(of: key)
    let searchPath = Environment.ofProcess.variables["PATH"] ?? ""
    if key == .speech, settings.speech, SpeechProgram(searchPath: searchPath) == nil {
      StandardError.complain(.troubleSpeech)
    }
  }
}
