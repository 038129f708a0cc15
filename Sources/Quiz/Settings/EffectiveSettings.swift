/// The settings that hold in this run, and where each of them comes from.
package struct EffectiveSettings: Equatable, Sendable {
  /// The values that hold.
  package private(set) var settings = Settings()
  private var sources: [SettingKey: SettingSource] = [:]

  /// The defaults.
  package init() {}

  /// Where the value of the key comes from.
  package func source(of key: SettingKey) -> SettingSource {
    sources[key] ?? .standard
  }

  /// The settings whose values come from a source.
  package func keys(from source: SettingSource) -> Set<SettingKey> {
    Set(SettingKey.allCases.filter { self.source(of: $0) == source })
  }

  /// Sets a value; sources are applied in their order, so that a later one wins.
  ///
  /// - Throws: `SettingError.notAllowed`; nothing is then changed.
  package mutating func apply(
    _ text: String, for key: SettingKey, from source: SettingSource
  ) throws(SettingError) {
    try settings.set(text, for: key)
    sources[key] = source
  }
}
