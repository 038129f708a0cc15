import Quiz

/// Who plays: what is known of them, and what their next practice is about.
struct Player: Sendable {
  /// The name, if it is known and worth saying.
  private(set) var name: String?
  /// The name of whose own the level and the operations are; nil where all share them.
  private(set) var settingsOwner: String?
  /// Which minutes, level, operations and settings hold.
  private(set) var choice: PracticeChoice
  /// What is known of the child while no practice goes on.
  var model: LearnerModel
  /// The last finished session, if there was one.
  var previous: PreviousSession?
  /// Whether another level was suggested in this run.
  var hasHeardAdvice = false

  init(_ profile: LearnerProfile, choosing choice: PracticeChoice) {
    self.choice = choice
    name = profile.isNamed ? profile.name : nil
    settingsOwner = profile.keepsOwn && profile.isNamed ? profile.name : nil
    previous = profile.previous
    self.choice.adopt(profile.own, minutes: profile.keepsOwn ? profile.previous?.minutes : nil)
    model = LearnerModel(startingAt: self.choice.difficulty, past: profile.past)
  }

  /// Takes what was chosen in this run.
  mutating func choose(_ value: String, for key: SettingKey) {
    // Cannot fail: the values are those of the cards and of the settings' own types.
    try? choice.choose(value, for: key)
  }
}
