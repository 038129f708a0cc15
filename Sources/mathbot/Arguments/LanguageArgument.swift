import Basics
import Quiz

/// The language of a sheet.
enum LanguageArgument: ArgumentReader {
  /// What is allowed, in words for help pages.
  static let words = (Language.allCases.map(\.rawValue) + ["system"]).alternatives

  static func read(_ text: String) throws(ProgramFailure) -> LanguageSetting {
    try Settings(text, for: .language).language
  }
}
