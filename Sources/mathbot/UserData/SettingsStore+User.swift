import ArgumentParser
import Quiz
import Storage
import SystemIO

extension SettingsStore {
  /// The settings file of the user who runs the program.
  static var ofUser: SettingsStore { SettingsStore(path: Folders.ofUser.settingsFile) }

  /// The settings of the file and, over them, those of a learner and of the environment.
  ///
  /// What is wrong with the file is said on standard error.
  func loadEffective(for learner: Learner? = nil) throws -> LoadedSettings {
    var loaded = try load()
    if let broken = loaded.broken { StandardError.complain(broken) }
    if let learner { loaded.settings.apply(learner.settings) }
    try loaded.settings.apply(environment: ProcessVariables.all)
    return loaded
  }

  /// The same for what must go on without the file: where it cannot be read, which is said on
  /// standard error, the defaults hold.
  func loadUsable(for learner: Learner? = nil) throws -> EffectiveSettings {
    do {
      return try loadEffective(for: learner).settings
    } catch let error as FileError {
      StandardError.complain(error)
      var settings = EffectiveSettings()
      if let learner { settings.apply(learner.settings) }
      try settings.apply(environment: ProcessVariables.all)
      return settings
    }
  }
}

extension CompletionKind {
  /// The names of all settings.
  static var settingKeys: CompletionKind { .list(SettingKey.allCases.map(\.rawValue)) }
}
