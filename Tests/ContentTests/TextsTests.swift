import Basics
import Testing

@testable import Content

struct TextsTests {
  static let english = Texts(.english)

  @Test(arguments: Language.allCases)
  func `the calculator's texts alone are those of the whole`(language: Language) {
    let (whole, part) = (Texts(language), Texts.ofCalculator(language))
    #expect(part.language == language)
    #expect(!part.all.isEmpty && part.all.count < whole.all.count)
    #expect(part.all.allSatisfy { whole.all[$0.key] == $0.value })
  }

  @Test(arguments: Phrase.allCases, Language.allCases)
  func `every phrase is said in every language`(phrase: Phrase, language: Language) {
    #expect(Texts(language).all[phrase.rawValue]?.isEmpty == false)
  }

  @Test(arguments: CountPhrase.allCases, Language.allCases)
  func `every count is said in every language`(phrase: CountPhrase, language: Language) {
    #expect(Texts(language).all[phrase.rawValue + ".other"]?.contains("{n}") == true)
  }

  @Test(arguments: Language.allCases)
  func `every language has the texts of English with the same parameters`(language: Language) {
    let texts = Texts(language).all
    for (key, text) in Self.english.all where !key.hasSuffix(".one") {
      let translation = texts[key] ?? "missing {}"
      #expect(Self.parameters(of: translation) == Self.parameters(of: text), "\(key)")
    }
  }

  @Test(arguments: Language.allCases)
  func `no language has a text that English lacks`(language: Language) {
    #expect(Set(Texts(language).all.keys).subtracting(Self.english.all.keys) == [])
  }

  @Test(arguments: Language.allCases)
  func `no file names a key twice or has a line that says nothing`(language: Language) {
    for name in Texts.fileNames(of: language) {
      let lines = ContentFiles.text(named: name)?.split(separator: "\n") ?? []
      let texts = lines.filter { !$0.hasPrefix("#") }
      #expect(texts.allSatisfy { $0.contains(" = ") })
      #expect(TextTable(file: lines.joined(separator: "\n")).texts.count == texts.count)
    }
  }

  @Test(arguments: Language.allCases)
  func `no key stands in two files`(language: Language) {
    let keys = Texts.fileNames(of: language).flatMap(Self.keys)
    #expect(keys.count == Set(keys).count)
    #expect(Set(keys) == Set(Texts(language).all.keys))
  }

  @Test(arguments: Language.allCases)
  func `a key stands in the same file in every language`(language: Language) {
    for (name, english) in zip(Texts.fileNames(of: language), Texts.fileNames(of: .english)) {
      let isShared = { (key: String) in !key.hasSuffix(".one") }
      #expect(
        Set(Self.keys(inFile: name).filter(isShared))
          == Set(Self.keys(inFile: english).filter(isShared)), "\(name)")
    }
  }

  @Test func `a count of one has its own form where the language has one`() {
    #expect(Self.english.count(1, of: .minutes) == "1 minute")
    #expect(Self.english.count(5, of: .minutes) == "5 minutes")
    #expect(Texts(.korean).count(1, of: .minutes) == "1분")
  }

  @Test func `a value is put in once and never read as a template`() {
    #expect(
      Self.english(.questionType, ["question": "{answer}", "answer": "56"])
        == "Type it once: {answer} = 56")
  }

  @Test func `a key that no file has stands for itself`() {
    #expect(Self.english.text(key: "no.such.key") == "no.such.key")
  }

  @Test(arguments: [
    ("ko_KR.UTF-8", Language.korean), ("en_GB", .english), ("ko", .korean), ("EN-us", .english),
  ])
  func `a locale's name gives its language`(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test func `a locale that Robo does not speak gives none`() {
    #expect(Language(locale: "C.UTF-8") == nil)
    #expect(Language(locale: "") == nil)
  }

  private static func keys(inFile name: String) -> [String] {
    Array(TextTable(file: ContentFiles.text(named: name) ?? "").texts.keys)
  }

  private static func parameters(of text: String) -> Set<String> {
    Set(text.matches(of: /\{([^}]*)\}/).map { String($0.1) })
  }
}
