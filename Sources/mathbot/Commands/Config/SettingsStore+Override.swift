import Quiz
import Storage

extension SettingsStore {
  /// Says on standard error when something else decides about a setting that the file now holds.
  func warnOfOverride(of key: SettingKey) throws {
    let learner = LearnerStore.ofUser.readableCurrentLearner()
    let effective = try loadEffective(for: learner).settings
    let value = effective.settings.value(of: key)
    switch effective.source(of: key) {
    case .environment:
      StandardError.complain("\(key.environmentVariable) is set, so \(value) still counts.")
    case .learner:
      let name = learner?.name ?? Learner.defaultName
      StandardError.complain(
        "\(name) has an own setting, \(key) = \(value), which still counts. "
          + "mathbot learner set changes it.")
    case .standard, .file, .flag: break
    }
  }
}
