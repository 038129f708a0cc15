/// The settings that stand together on the settings page, in the order of the page.
enum SettingGroup: CaseIterable {
  case practice, look, chat, access, calculator
}

extension SettingKey {
  /// All keys in the order of the settings page: group by group, and in a group as they are listed.
  package static let onPage = SettingGroup.allCases.flatMap { group in
    allCases.filter { $0.field.group == group }
  }
}
