import Content
import Quiz
import Storage

extension SettingsStore {
  /// Says on standard error when something else decides about a setting that the file now holds: the
  /// environment for everybody, or a learner's own for each who has one.
  func warnOfOverride(of key: SettingKey) throws {
    let effective = try loadEffective(for: nil).settings
    switch effective.source(of: key) {
    case .environment:
      StandardError.complain(
        .noticeOverrideEnvironment,
        ["variable": key.environmentVariable, "value": effective.settings.value(of: key)])
    case .learner, .standard, .file, .flag: warnOfLearners(with: key)
    }
  }

  private func warnOfLearners(with key: SettingKey) {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    for learner in (try? store.learners()) ?? [] {
      guard let value = learner.settings.value(of: key) else { continue }
      StandardError.complain(
        .noticeOverrideLearner, ["name": learner.name, "key": key.rawValue, "value": value])
    }
  }
}
