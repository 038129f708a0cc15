extension SettingKey {
  /// The name of the environment variable that overrides the file, such as `MATHBOT_MINUTES`.
  package var environmentVariable: String {
    "MATHBOT_" + String(rawValue.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}

extension EffectiveSettings {
  /// Applies each `MATHBOT_` variable; an empty one counts as not set.
  ///
  /// - Throws: `EnvironmentError` for the first value, in the order of the keys, that is not
  ///   allowed.
  package mutating func apply(environment: [String: String]) throws(EnvironmentError) {
    for key in SettingKey.allCases {
      guard let text = environment[key.environmentVariable], !text.isEmpty else { continue }
      do {
        try apply(text, for: key, from: .environment)
      } catch {
        throw EnvironmentError(variable: key.environmentVariable, reason: error)
      }
    }
  }
}
