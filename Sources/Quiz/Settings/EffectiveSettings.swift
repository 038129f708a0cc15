/// The settings that hold in this run, and where each of them comes from.
///
/// The strongest source of a setting decides, in whatever order the sources are applied.
package struct EffectiveSettings: Equatable, Sendable {
  /// The values that hold.
  package private(set) var settings = Settings()
  /// Who has given the setting a value.
  private var sources: [SettingKey: Set<SettingSource>] = [:]

  /// The defaults.
  package init() {}

  /// Where the value of the key comes from.
  package func source(of key: SettingKey) -> SettingSource {
    sources[key]?.max() ?? .standard
  }

  /// Whether the environment has given the setting a value, so that no page can change it.
  package func isFixed(_ key: SettingKey) -> Bool {
    sources[key]?.contains(.environment) == true
  }

  /// The settings that the environment decides.
  package var fixedKeys: Set<SettingKey> { Set(SettingKey.allCases.filter(isFixed)) }

  /// Takes the value of a source, which holds where no stronger source has given another.
  ///
  /// - Throws: `SettingError.notAllowed`; nothing is then changed.
  package mutating func apply(
    _ text: String, for key: SettingKey, from source: SettingSource
  ) throws(SettingError) {
    var changed = settings
    try changed.set(text, for: key)
    if source >= self.source(of: key) { settings = changed }
    sources[key, default: []].insert(source)
  }

  /// Takes what a learner has chosen for themselves.
  package mutating func apply(_ own: LearnerSettings) {
    for key in LearnerSettings.keys {
      // Cannot fail: the values are those of the settings' own types.
      if let value = own.value(of: key) { try? apply(value, for: key, from: .learner) }
    }
  }

  /// Gives some settings the values that they have in others, and their sources.
  mutating func takeBack(_ keys: [SettingKey], to others: EffectiveSettings) {
    for key in keys {
      // Cannot fail: the values are those of settings.
      try? settings.set(others.settings.value(of: key), for: key)
      sources[key] = others.sources[key]
    }
  }
}
