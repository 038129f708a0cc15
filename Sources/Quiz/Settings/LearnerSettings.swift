/// What a learner has chosen for themselves; where that is nothing, the settings of all count.
package struct LearnerSettings: Hashable, Sendable {
  /// The settings that a learner can have of their own.
  package static let keys = OwnSetting.allCases.map(\.key)

  /// The length of a practice in minutes.
  package var minutes: Int?
  package var difficulty: Difficulty?
  /// The operations that are asked; never empty.
  package var operations: Set<Operation>?

  package init(
    minutes: Int? = nil, difficulty: Difficulty? = nil, operations: Set<Operation>? = nil
  ) {
    self.minutes = minutes
    self.difficulty = difficulty
    self.operations = operations
  }

  /// The learner's own value in the form of the settings file; nil where there is none.
  package func value(of key: SettingKey) -> String? {
    guard let own = OwnSetting(key) else { return nil }
    var settings = Settings()
    switch own {
    case .minutes:
      guard let minutes else { return nil }
      settings.minutes = minutes
    case .difficulty:
      guard let difficulty else { return nil }
      settings.difficulty = difficulty
    case .operations:
      guard let operations else { return nil }
      settings.operations = operations
    }
    return settings.value(of: key)
  }

  /// Reads the text as the learner's own value, or takes that away where there is no text.
  ///
  /// - Throws: `SettingError` when the text is not allowed, or no learner has this setting of
  ///   their own; nothing is then changed.
  package mutating func set(_ text: String?, for key: SettingKey) throws(SettingError) {
    guard let own = OwnSetting(key) else { throw .sameForAll(key.rawValue) }
    var settings = Settings()
    if let text { try settings.set(text, for: key) }
    switch own {
    case .minutes: minutes = text.map { _ in settings.minutes }
    case .difficulty: difficulty = text.map { _ in settings.difficulty }
    case .operations: operations = text.map { _ in settings.operations }
    }
  }

  /// These, and where there is nothing of one's own, the others.
  package func filled(from others: LearnerSettings) -> LearnerSettings {
    LearnerSettings(
      minutes: minutes ?? others.minutes, difficulty: difficulty ?? others.difficulty,
      operations: operations ?? others.operations)
  }
}

/// A setting that a learner can have of their own.
private enum OwnSetting: CaseIterable {
  case minutes, difficulty, operations

  init?(_ key: SettingKey) {
    guard let own = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = own
  }

  var key: SettingKey {
    switch self {
    case .minutes: .minutes
    case .difficulty: .difficulty
    case .operations: .operations
    }
  }
}
