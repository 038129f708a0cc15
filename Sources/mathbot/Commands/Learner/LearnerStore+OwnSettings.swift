import ArgumentParser
import Content
import Quiz
import Storage

extension LearnerStore {
  /// Changes a learner's own setting, or takes it away where there is no value.
  func set(_ value: String?, for key: String, ofLearnerNamed name: String) throws {
    defer { reportDamage() }
    let learner = try knownLearner(named: name)
    var own = learner.settings
    let key = try ownKey(named: key)
    try own.set(value, for: key)
    try keep(own, of: learner)
    let kept = own.value(of: key)
    StandardOutput.tell(
      kept == nil ? .noticeLearnerUnset : .noticeLearnerSet,
      ["name": learner.name, "key": key.rawValue, "value": kept ?? ""])
  }
}

/// The setting with this name; where there is none, only those that a learner can have are named.
private func ownKey(named name: String) throws(SettingError) -> SettingKey {
  do {
    return try SettingKey(named: name)
  } catch .unknownKey(_, nearest: let nearest) {
    let known = nearest.flatMap(SettingKey.init(rawValue:)).map(LearnerSettings.keys.contains)
    throw known == true ? .unknownKey(name, nearest: nearest) : .sameForAll(name)
  }
}

extension CompletionKind {
  /// The names of the settings that a learner can have of their own.
  static var learnerSettings: CompletionKind {
    .list(LearnerSettings.keys.map(\.rawValue))
  }
}
