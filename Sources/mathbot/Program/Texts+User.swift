import Basics
import Content
import Quiz
import Storage

extension Texts {
  /// What commands say, in the language of who runs them.
  static var ofUser: Texts { Texts(.ofUser) }
}

extension Language {
  /// The language of the settings, else of the system.
  ///
  /// What is wrong with the settings is said where they are needed.
  static var ofUser: Language {
    let environment = Environment.ofProcess
    let key = SettingKey.language
    let saved = SettingsStore(path: Folders.ofUser.settingsFile).savedValue(of: key)
    var settings = Settings()
    for value in [saved, environment.variables[key.environmentVariable]] {
      if let value, !value.isEmpty { try? settings.set(value, for: key) }
    }
    return settings.language.spoken(system: environment.language)
  }
}
