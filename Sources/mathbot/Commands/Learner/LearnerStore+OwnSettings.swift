import ArgumentParser
import Quiz
import Storage

extension LearnerStore {
  /// Changes a learner's own setting, or takes it away where there is no value.
  func set(_ value: String?, for key: String, ofLearnerNamed name: String) throws {
    defer { reportDamage() }
    let learner = try knownLearner(named: name)
    var own = learner.settings
    try own.set(value, for: try SettingKey(named: key))
    try keep(own, of: learner)
  }
}

extension CompletionKind {
  /// The names of the settings that a learner can have of their own.
  static var learnerSettings: CompletionKind {
    .list(LearnerSettings.keys.map(\.rawValue))
  }
}
