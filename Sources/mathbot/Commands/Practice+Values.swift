import ArgumentParser
import Quiz

// How each value is read. The settings' own rules and sentences serve here too, so that a flag
// and a setting allow the same and say the same.
extension Practice {
  static func minutes(_ text: String) throws -> Int {
    try settings(with: text, for: .minutes).minutes
  }

  static func difficulty(_ text: String) throws -> Difficulty {
    try settings(with: text, for: .difficulty).difficulty
  }

  static func operations(_ text: String) throws -> Set<Quiz.Operation> {
    try settings(with: text, for: .operations).operations
  }

  static func language(_ text: String) throws -> LanguageSetting {
    try settings(with: text, for: .language).language
  }

  static func table(_ text: String) throws -> Int {
    guard let table = Int(text), PracticeOptions.allowedTables.contains(table) else {
      throw ValidationError("The table is a whole number from 1 to 12, not '\(text)'.")
    }
    return table
  }

  private static func settings(with text: String, for key: SettingKey) throws -> Settings {
    var settings = Settings()
    do {
      try settings.set(text, for: key)
    } catch {
      throw ValidationError(error.description)
    }
    return settings
  }
}
