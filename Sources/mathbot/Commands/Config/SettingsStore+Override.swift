import Content
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
      StandardError.complain(
        .noticeOverrideEnvironment, ["variable": key.environmentVariable, "value": value])
    case .learner:
      let name = learner?.name ?? Learner.defaultName
      StandardError.complain(
        .noticeOverrideLearner, ["name": name, "key": key.rawValue, "value": value])
    case .standard, .file, .flag: break
    }
  }
}
