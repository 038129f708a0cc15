package import Quiz

/// What is wrong with a settings file, and where.
package enum SettingsFault: Error, Hashable, Sendable {
  /// The file has more than `SettingsFile.maximumSize` bytes.
  case tooLarge
  /// The line is not UTF-8.
  case notText(line: Int)
  /// The line holds something, but no `key = value`.
  case noEqualsSign(line: Int)
  case badValue(line: Int, SettingError)
}
