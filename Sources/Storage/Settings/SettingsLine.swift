import Basics
import Quiz

/// One line of the settings file: `key = value # comment`, a comment alone, or nothing.
struct SettingsLine: Equatable {
  /// The line as it stands in the file, without its end.
  let text: String
  /// The name before the sign, in lower case; nil for a line without a setting.
  let key: String?
  /// What is between the sign and the comment.
  let value: String
  /// The comment with the spaces before it; empty without one.
  let comment: String

  /// Reads a line; nil when it holds something but no setting.
  init?(_ text: String) {
    let setting = text.prefix { $0 != "#" }.trimmedAtEnd
    self.text = text
    comment = text.contains("#") ? String(text[setting.endIndex...]) : ""
    guard !setting.isEmpty else {
      key = nil
      value = ""
      return
    }
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    key = parts[0].trimmed.lowercased()
    value = parts[1].trimmed
  }

  /// Makes a line of a setting.
  init(key: String, value: String, comment: String = "") {
    text = "\(key) = \(value)\(comment)"
    self.key = key
    self.value = value
    self.comment = comment
  }
}
