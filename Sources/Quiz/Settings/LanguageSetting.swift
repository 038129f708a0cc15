package import Basics

/// The language in which Robo speaks.
package enum LanguageSetting: Hashable, Sendable {
  /// As the environment says.
  case system
  /// This one, whatever the environment says.
  case fixed(Language)
}

extension LanguageSetting: CaseIterable {
  package static let allCases = [.system] + Language.allCases.map(Self.fixed)
}

extension LanguageSetting: RawRepresentable {
  /// `system` or the tag of the language.
  package var rawValue: String {
    switch self {
    case .system: "system"
    case .fixed(let language): language.rawValue
    }
  }

  /// The setting of that name; nil when there is none.
  package init?(rawValue: String) {
    guard let setting = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = setting
  }
}
