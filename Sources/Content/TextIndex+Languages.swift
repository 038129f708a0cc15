import Basics

extension TextIndex {
  /// The texts of a language, whose keys are looked for once: a start asks for them several times.
  static func of(_ language: Language) -> TextIndex {
    switch language {
    case .english: english
    case .korean: korean
    case .japanese: japanese
    case .traditionalChinese: traditionalChinese
    }
  }

  private static let english = TextIndex(file: Language.english.file)
  private static let korean = TextIndex(file: Language.korean.file)
  private static let japanese = TextIndex(file: Language.japanese.file)
  private static let traditionalChinese = TextIndex(file: Language.traditionalChinese.file)
}
