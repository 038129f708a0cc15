import Quiz

/// Who looks at the settings, and so which of them are shown.
enum SettingsDoor: Equatable, Sendable {
  /// A child in the chat: what is about playing, and a way to the rest.
  case child
  /// A parent: all, in groups.
  case parents

  /// The settings in the order of the page.
  var keys: [SettingKey] {
    switch self {
    case .child: SettingKey.forChild
    case .parents: SettingKey.grouped
    }
  }

  /// Whether the last row leads to the parents' page.
  var leadsToParents: Bool { self == .child }

  /// The group whose heading stands above the setting; nil where none does.
  func heading(above key: SettingKey) -> SettingGroup? {
    guard self == .parents else { return nil }
    return SettingGroup.allCases.first { $0.keys.first == key }
  }
}
