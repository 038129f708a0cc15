import Quiz

extension Settings {
  /// The default settings but for one, so that an option and a setting allow the same and say the
  /// same.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  init(_ text: String, for key: SettingKey) throws(ProgramFailure) {
    self.init()
    do { try set(text, for: key) } catch { throw .usage(error) }
  }
}
