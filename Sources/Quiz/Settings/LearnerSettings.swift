/// What a learner has chosen for themselves; where that is nothing, the settings of all count.
package struct LearnerSettings: Hashable, Sendable {
  /// The settings that a learner can have of their own.
  package static let keys: [SettingKey] = [.difficulty, .operations]

  package var difficulty: Difficulty?
  /// The operations that are asked; never empty.
  package var operations: Set<Operation>?

  package init(difficulty: Difficulty? = nil, operations: Set<Operation>? = nil) {
    self.difficulty = difficulty
    self.operations = operations
  }

  /// The learner's own value in the form of the settings file; nil where there is none.
  package func value(of key: SettingKey) -> String? {
    var settings = Settings()
    switch key {
    case .difficulty:
      guard let difficulty else { return nil }
      settings.difficulty = difficulty
    case .operations:
      guard let operations else { return nil }
      settings.operations = operations
    // No other setting can be a learner's own.
    default: return nil
    }
    return settings.value(of: key)
  }

  /// Reads the text as the learner's own value, or takes that away where there is no text.
  ///
  /// - Throws: `SettingError` when the text is not allowed, or no learner has this setting of
  ///   their own; nothing is then changed.
  package mutating func set(_ text: String?, for key: SettingKey) throws(SettingError) {
    guard Self.keys.contains(key) else { throw .sameForAll(key.rawValue) }
    var settings = Settings()
    if let text { try settings.set(text, for: key) }
    if key == .difficulty { difficulty = text.map { _ in settings.difficulty } }
    if key == .operations { operations = text.map { _ in settings.operations } }
  }

  /// These, and where there is nothing of one's own, the others.
  package func filled(from others: LearnerSettings) -> LearnerSettings {
    LearnerSettings(
      difficulty: difficulty ?? others.difficulty, operations: operations ?? others.operations)
  }
}
