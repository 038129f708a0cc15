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

extension SettingsFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge: "The file has more than \(SettingsFile.maximumSize) bytes."
    case .notText(let line): "Line \(line) is not text in UTF-8."
    case .noEqualsSign(let line): "Line \(line) has no “=”."
    case .badValue(let line, let error): "Line \(line): \(error)"
    }
  }
}
