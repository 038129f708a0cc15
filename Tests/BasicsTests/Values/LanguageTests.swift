import Basics
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("ko_KR.UTF-8", Language.korean), ("en_GB", .english), ("ko", .korean), ("EN-us", .english),
    ("en@euro", .english), ("ko-Kore-KR", .korean), ("ja_JP.UTF-8", .japanese),
    ("zh_TW.UTF-8", .traditionalChinese), ("zh_HK", .traditionalChinese),
    ("zh-Hant-TW", .traditionalChinese), ("zh_MO.Big5", .traditionalChinese),
  ])
  func `a locale's name gives its language`(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: Language.allCases)
  func `a language's own tag is a locale of it`(language: Language) {
    #expect(Language(locale: language.rawValue) == language)
  }

  @Test(arguments: [
    "C.UTF-8", "", "_KR", "eng", "POSIX", "zh_CN.UTF-8", "zh", "zh-Hans-HK", "zh_SG",
  ])
  func `a locale that Robo does not speak gives none`(locale: String) {
    #expect(Language(locale: locale) == nil)
  }
}
