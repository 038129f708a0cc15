import Quiz

/// The language of a sheet.
enum LanguageArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> LanguageSetting {
    try Settings(text, for: .language).language
  }
}
