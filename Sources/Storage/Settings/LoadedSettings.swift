package import Quiz

/// What the settings file says.
package struct LoadedSettings {
  /// The values of the file over the defaults.
  package var settings = EffectiveSettings()
  /// What was wrong with the file, if it could not be used; the defaults then hold.
  package let broken: BrokenSettings?
  /// The names in the file that are no setting of this version, with the numbers of their lines.
  package let unknownKeys: [(line: Int, name: String)]

  init(_ file: SettingsFile, broken: BrokenSettings? = nil) {
    for (key, value) in file.values {
      // Cannot fail: the values were checked when the file was read.
      try? settings.apply(value, for: key, from: .file)
    }
    self.broken = broken
    unknownKeys = file.unknownKeys
  }
}
