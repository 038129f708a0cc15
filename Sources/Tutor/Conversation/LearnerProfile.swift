package import Quiz

/// What is known of a child when they begin.
package struct LearnerProfile: Equatable, Sendable {
  package let name: String
  /// Whether somebody has given the name, so that it is worth saying.
  package let isNamed: Bool
  /// What the child has chosen for themselves.
  package let own: LearnerSettings
  /// Whether the level and the operations are the child's own, and not those of all.
  package let keepsOwn: Bool
  /// The child's last finished session, if there was one.
  package let previous: PreviousSession?
  /// What the child answered before, oldest first.
  package let past: [PastAttempt]

  package init(
    name: String, isNamed: Bool = true, own: LearnerSettings = LearnerSettings(),
    keepsOwn: Bool = true,
    previous: PreviousSession? = nil, past: [PastAttempt] = []
  ) {
    self.name = name
    self.isNamed = isNamed
    self.own = own
    self.keepsOwn = keepsOwn
    self.previous = previous
    self.past = past
  }

  /// The settings for this child: over those of all what the child has chosen, and the length of
  /// the child's last session; the fixed ones stay as they are.
  package func settings(over shared: Settings, except fixed: Set<SettingKey> = []) -> Settings {
    var settings = shared
    for key in LearnerSettings.keys where !fixed.contains(key) {
      // Cannot fail: the values are those of the settings' own types.
      if let value = own.value(of: key) { try? settings.set(value, for: key) }
    }
    if keepsOwn, let previous, !fixed.contains(.minutes) { settings.minutes = previous.minutes }
    return settings
  }
}
