/// What the next practice is about, decided from all that have a say in it.
///
/// The strongest comes first:
///
/// 1. the level that was chosen in this run, on a card, on the settings page, or as suggested
/// 2. the command line, for this run only
/// 3. the environment, which nothing but a flag overrides
/// 4. what else was chosen in this run, and what is the learner's own; of these the later one
/// 5. the settings file
/// 6. the defaults
package struct PracticeChoice: Equatable, Sendable {
  private var effective: EffectiveSettings
  private let flags: PracticeFlags
  /// The level that was chosen in this run.
  private var chosenLevel: Difficulty?

  /// The choice before anything is chosen in this run.
  package init(_ effective: EffectiveSettings = .init(), flags: PracticeFlags = .init()) {
    self.effective = effective
    self.flags = flags
  }

  /// The settings without the flags, as the settings page shows and changes them.
  package var settings: Settings { effective.settings }

  /// The settings that the environment decides, which nothing in this run can change.
  package var fixedKeys: Set<SettingKey> { effective.fixedKeys }

  /// The length in minutes.
  package var minutes: Int { flags.minutes ?? settings.minutes }

  package var difficulty: Difficulty { chosenLevel ?? flags.difficulty ?? settings.difficulty }

  /// What the next practice is about.
  package var options: PracticeOptions {
    PracticeOptions(
      minutes: minutes, difficulty: difficulty,
      operations: flags.operations ?? settings.operations, table: flags.table)
  }

  /// The settings as they hold in this run, with what the command line gives.
  package var thisTime: Settings {
    var settings = settings
    settings.minutes = minutes
    settings.difficulty = difficulty
    settings.operations = options.operations
    return settings
  }

  /// Whether the minutes are to be asked: neither a flag nor the environment gives them.
  package var asksMinutes: Bool { flags.minutes == nil && !effective.isFixed(.minutes) }

  /// Whether the level is to be asked: neither a flag nor the environment gives it.
  package var asksDifficulty: Bool { flags.difficulty == nil && !effective.isFixed(.difficulty) }

  /// Whether somebody has given the setting a value; else its default holds.
  package func isChosen(_ key: SettingKey) -> Bool { effective.source(of: key) > .standard }

  /// Takes what the learner who plays has chosen for themselves.
  package mutating func adopt(_ own: LearnerSettings) {
    effective.apply(own)
  }

  /// Takes what was chosen in this run; what the environment decides stays as it is.
  ///
  /// - Throws: `SettingError.notAllowed`; nothing is then changed.
  package mutating func choose(_ text: String, for key: SettingKey) throws(SettingError) {
    guard !effective.isFixed(key) else { return }
    try effective.apply(text, for: key, from: max(.file, effective.source(of: key)))
    if key == .difficulty { chosenLevel = settings.difficulty }
  }
}
