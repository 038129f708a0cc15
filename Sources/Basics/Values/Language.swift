/// A language that Robo speaks, by its BCP 47 tag.
///
/// Its texts are the file of Content that has the tag as its name.
package enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case korean = "ko"
  case japanese = "ja"
  case traditionalChinese = "zh-Hant"

  /// The language of a locale's name such as `ko_KR.UTF-8`; nil when Robo does not speak it.
  ///
  /// Chinese is that of Taiwan, Hong Kong and Macau, and no other: `zh_TW`, `zh-Hant`.
  package init?(locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { !$0.isLetter && !$0.isNumber }
      .map { $0.lowercased() }
    let isTraditional = parts.contains(where: Self.traditional.contains) && !parts.contains("hans")
    let language = Self.allCases.first { language in
      Self.code(of: language) == parts.first && (parts.first != "zh" || isTraditional)
    }
    guard let language else { return nil }
    self = language
  }

  /// The script, and the places that write Chinese in it.
  private static let traditional: Set = ["hant", "tw", "hk", "mo"]

  /// The letters before the first sign: `zh` in `zh-Hant`.
  private static func code(of language: Language) -> String {
    String(language.rawValue.prefix(while: \.isLetter))
  }
}
