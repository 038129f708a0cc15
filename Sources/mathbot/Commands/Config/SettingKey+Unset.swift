import Content
import Quiz

extension SettingKey {
  /// Says on standard error that nobody has set it, and which default holds.
  func sayUnset() {
    StandardError.write(
      Texts.ofUser(.noticeSettingUnset, ["key": rawValue, "value": Settings().value(of: self)]))
  }
}
