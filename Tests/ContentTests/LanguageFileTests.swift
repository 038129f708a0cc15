import Basics
import Testing

@testable import Content

/// The file of each language, which must say all that Robo can say.
struct LanguageFileTests {
  @Test func `each language has a file, and each file is of a language`() {
    let tags = ContentFiles.languages.map { file in
      TextLines(file: file).first { $0.key == "language.tag" }?.text
    }
    #expect(Set(tags) == Set(Language.allCases.map(\.rawValue)))
    #expect(tags.count == Language.allCases.count)
  }

  @Test func `a language's own name stands in its file`() {
    #expect(Language.korean.ownName == "한국어")
    #expect(Set(Language.allCases.map(\.ownName)).count == Language.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func `every language has every text`(language: Language) {
    let texts = Texts(language).all
    let needed = Set(Phrase.allCases.map(\.key) + CountPhrase.allCases.map(\.other))
      .union(Self.shared(in: Self.text(of: .english)))
    #expect(needed.filter { texts[$0, default: ""].isEmpty }.sorted() == [])
  }

  @Test(arguments: Language.allCases)
  func `no language has a text that English lacks`(language: Language) {
    #expect(Set(Texts(language).all.keys).subtracting(Texts(.english).all.keys) == [])
  }

  @Test(arguments: Language.allCases)
  func `a text has the same parameters in every language`(language: Language) {
    let texts = Texts(language).all
    for (key, english) in Texts(.english).all {
      guard let text = texts[key] else { continue }
      #expect(Self.parameters(of: text) == Self.parameters(of: english), "\(key)")
    }
  }

  @Test(arguments: CountPhrase.allCases, Language.allCases)
  func `a text for many has their number`(phrase: CountPhrase, language: Language) {
    #expect(Texts(language).all[phrase.other]?.contains("{n}") == true)
  }

  @Test(arguments: Language.allCases)
  func `headings and texts stand in the same order in every language`(language: Language) {
    let (outline, english) = (Self.outline(of: language), Self.outline(of: .english))
    let moved = zip(outline, english).filter { $0 != $1 }
    #expect(moved.first.map { "\($0) is where English has \($1)" } == nil)
    #expect(outline.count == english.count)
  }

  @Test(arguments: Language.allCases)
  func `every line of a file is a comment or a text, and no text stands twice`(
    language: Language
  ) {
    let lines = Self.text(of: language).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.allSatisfy { $0.contains(/^\S+ = \S.*\S$|^\S+ = \S$/) })
    #expect(Texts(language).all.count == lines.count)
  }

  @Test func `every text is asked for`() {
    let named =
      Phrase.allCases.map(\.key) + CountPhrase.allCases.flatMap { [$0.one, $0.other] }
    let unnamed = Set(Texts(.english).all.keys).subtracting(named)
    #expect(unnamed.filter { key in !Self.families.contains(where: key.hasPrefix) } == [])
  }

  /// How the keys begin that are put together from a name of the code, such as a function's.
  private static let families = [
    "answer.typed.", "award.",
    "welcome.later.", "calculator.topic.", "command.topic.", "file.", "usage.named.",
    "constant.",
    "difficulty.", "error.",
    "feedback.", "function.",
    "garden.about.", "garden.list.", "garden.short.", "garden.sign.", "garden.then.",
    "garden.tree.",
    "goal.", "greeting.", "habit.",
    "hint.", "language.", "mood.", "news.flowers", "news.open.", "news.opened.", "news.table",
    "picture.", "praise.", "progress.do.", "question.words.",
    "reply.",
    "settings.", "star.", "state.", "steps.columns.", "steps.obstacle.", "steps.place.",
    "steps.rule.", "steps.sign.", "strand.", "strategy.", "unit.kind.", "value.", "wish.", "words.",
  ]

  /// The keys that every language has, in the order of the file.
  private static func shared(in file: String) -> [String] {
    let optional = CountPhrase.allCases.map(\.one)
    return TextLines(file: file).map(\.key).filter { !optional.contains($0) }
  }

  private static func text(of language: Language) -> String {
    String(decoding: language.file, as: UTF8.self)
  }

  /// The headings of the file and, below them, the keys that every language has.
  private static func outline(of language: Language) -> [String] {
    text(of: language).split(separator: "\n## ").dropFirst().flatMap { section in
      let heading = section.prefix { $0 != "\n" }
      return [String(heading)] + shared(in: String(section.dropFirst(heading.count)))
    }
  }

  private static func parameters(of text: String) -> Set<String> {
    Set(text.matches(of: /\{([^}]*)\}/).map { String($0.1) })
  }
}
