/// The settings that stand together, in the order in which all are shown.
package enum SettingGroup: String, CaseIterable, Sendable {
  case practice, look, family, calculator

  /// The settings of the group as they are listed.
  package var keys: [SettingKey] { SettingKey.allCases.filter { $0.field.group == self } }
}

extension SettingKey {
  /// All keys, group by group.
  package static let grouped = SettingGroup.allCases.flatMap(\.keys)

  /// What a child may change in the chat; the others are behind the parents' door.
  package static let forChild: [SettingKey] = [
    .minutes, .difficulty, .operations, .appearance, .sound, .animation,
  ]
}
