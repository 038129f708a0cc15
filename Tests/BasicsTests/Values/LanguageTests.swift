import Basics
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("ko_KR.UTF-8", Language.korean), ("en_GB", .english), ("ko", .korean), ("EN-us", .english),
    ("en@euro", .english), ("ko-Kore-KR", .korean),
  ])
  func `a locale's name gives its language`(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: Language.allCases)
  func `a language's own tag is a locale of it`(language: Language) {
    #expect(Language(locale: language.rawValue) == language)
  }

  @Test(arguments: ["C.UTF-8", "", "_KR", "eng", "POSIX"])
  func `a locale that Robo does not speak gives none`(locale: String) {
    #expect(Language(locale: locale) == nil)
  }
}
