import ArgumentParser
import Quiz
import Storage

/// `mathbot config set KEY VALUE`: writes a value into the settings file.
struct ConfigSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change one setting.",
    discussion: """
      For example:
        mathbot config set minutes 3
        mathbot config set operations add,subtract
      """)

  @Argument(help: "The name of the setting.", completion: .settingKeys)
  var key: String

  @Argument(help: "The new value.", completion: .offering(.settingValues))
  var value: String

  func run() throws {
    let key = try SettingKey(named: key)
    var settings = Settings()
    try settings.set(value, for: key)
    if let broken = try SettingsStore.ofUser.save(key, of: settings) {
      StandardError.complain(broken)
    }
    try SettingsStore.ofUser.warnOfOverride(of: key)
  }
}
