package import Quiz

/// Something that the program must do for the conversation, in order.
package enum Effect: Equatable, Sendable {
  /// Go on with the learner of this name: `Event.learnerChosen` must follow.
  case chooseLearner(String)
  /// Go on with the learner of this name, who may be new, or keep that none was given:
  /// `Event.learnerChosen` must follow.
  case nameLearner(String?)
  /// Keep another name of who plays.
  case renameLearner(String)
  /// Open a session in the learner's store.
  case beginSession(PracticeOptions, seed: UInt64)
  /// Keep an answer; the next question shows only when this is done.
  case record(Attempt)
  /// Close the session with its summary.
  case endSession(SessionSummary)
  /// Go on with the session that was closed last.
  case resumeSession
  /// Look up what the learner practised; `Event.progressLoaded` brings the report.
  case loadProgress
  /// Keep a setting: in the settings file, or with the learner whose own it is.
  case saveSetting(SettingKey, String)
  /// Keep what the learner chose when Robo asked for a small goal, or that nothing is left of it.
  case rememberGoal(LastGoal?)
  /// The settings have changed: the edges follow (colours, mouse, language).
  case applySettings(Settings)
  /// Put text into the line being typed, as if it were typed.
  case type(String)
  /// Delete the character before the cursor.
  case deleteBackward
  /// Empty the line being typed.
  case clearLine
  /// Submit the line being typed.
  case submitLine
  /// A soft sound.
  case sound
  /// Leave the program with success.
  case leave
}
