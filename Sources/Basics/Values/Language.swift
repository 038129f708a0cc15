/// A language that Robo speaks, by its BCP 47 tag.
///
/// Its texts are the file of Content that has the tag as its name.
package enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language of a locale's name such as `ko_KR.UTF-8`; nil when Robo does not speak it.
  ///
  /// Only the language counts, not where or how it is written: `zh_TW` would be `zh-Hant`.
  package init?(locale: String) {
    let language = Self.allCases.first { Self.code(in: $0.rawValue) == Self.code(in: locale) }
    guard let language else { return nil }
    self = language
  }

  /// The letters before the first sign: `zh` in `zh-Hant` and in `zh_TW.UTF-8`.
  private static func code(in name: String) -> String {
    name.prefix(while: \.isLetter).lowercased()
  }
}
