import Testing

@testable import Content

struct LanguageTests {
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

  @Test func `a language's own name stands in its file`() {
    #expect(Language.allCases.map(\.ownName) == ["English", "한국어"])
  }
}
