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
    let setting = SettingsLine.trimmedAtEnd(text.prefix { $0 != "#" })
    self.text = text
    comment = text.contains("#") ? String(text[setting.endIndex...]) : ""
    guard !setting.isEmpty else {
      key = nil
      value = ""
      return
    }
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    key = SettingsLine.trimmed(parts[0]).lowercased()
    value = SettingsLine.trimmed(parts[1])
  }

  /// Makes a line of a setting.
  init(key: String, value: String, comment: String = "") {
    text = "\(key) = \(value)\(comment)"
    self.key = key
    self.value = value
    self.comment = comment
  }

  private static func trimmed(_ text: Substring) -> String {
    String(trimmedAtEnd(text).drop(while: \.isWhitespace))
  }

  private static func trimmedAtEnd(_ text: Substring) -> Substring {
    text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? text.prefix(0)
  }
}
