import Basics
import ArgumentParser
import Quiz
import Terminal

// How each value is read. The settings' own rules and sentences serve here too, so that a flag
// and a setting allow the same and say the same.
extension PracticeCommand {
  /// The levels in words, for help pages.
  static let levels = Difficulty.allCases.map(\.rawValue).alternatives

  /// The names of the operations, for help pages.
  static let operationNames = Quiz.Operation.allCases.map(\.rawValue)

  /// The languages in words, for help pages.
  static let languages = (Language.allCases.map(\.rawValue) + ["system"]).alternatives

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
    let allowed = PracticeOptions.allowedTables
    guard let table = Int(text), allowed.contains(table) else {
      throw ValidationError(notAllowed("--table", text, .whole(allowed)))
    }
    return table
  }

  static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else {
      throw ValidationError("--seed takes a whole number from 0 on, not \(text.quoted).")
    }
    return seed
  }

  static func color(_ text: String) throws -> ColorFlag {
    guard let flag = ColorFlag(rawValue: text) else {
      let words = ColorFlag.allCases.map(\.rawValue)
      throw ValidationError(notAllowed("--color", text, .oneOf(words)))
    }
    return flag
  }

  /// What an option takes that was given something else, and what was probably meant.
  private static func notAllowed(
    _ option: String, _ given: String, _ allowed: AllowedValues
  ) -> String {
    let nearest = allowed.nearest(to: given).map { " Did you mean \($0)?" } ?? ""
    return "\(option) takes \(allowed), not \(given.quoted).\(nearest)"
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
