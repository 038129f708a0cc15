/// A language that Robo speaks.
package enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language's name in the language itself.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }

  /// The language of a locale's name such as `ko_KR.UTF-8`; nil when Robo does not speak it.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }
    self.init(rawValue: code.lowercased())
  }
}
