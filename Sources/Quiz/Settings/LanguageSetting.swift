package import Basics

/// The language in which Robo speaks: one of those that there are, or as the environment says.
package enum LanguageSetting: Hashable, Sendable {
  case system
  case language(Language)

  /// The language to speak, where the environment asks for another.
  package func spoken(system: Language) -> Language {
    switch self {
    case .system: system
    case .language(let language): language
    }
  }
}

extension LanguageSetting: CaseIterable, RawRepresentable {
  package static let allCases = [.system] + Language.allCases.map(Self.language)

  package init?(rawValue: String) {
    guard let setting = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = setting
  }

  /// The setting as the settings file has it, such as `system` or `ko`.
  package var rawValue: String {
    switch self {
    case .system: "system"
    case .language(let language): language.rawValue
    }
  }
}
