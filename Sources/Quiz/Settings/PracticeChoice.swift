/// What the next practice is about, decided from all that have a say in it.
///
/// The strongest comes first:
///
/// 1. what was chosen in this run after the command line had given something else, or for this run
///    alone: on a card, on the settings page, in words, or as suggested
/// 2. the command line, for this run only
/// 3. the environment, which nothing but a flag overrides
/// 4. what else was chosen in this run, and what is the learner's own; of these the later one
/// 5. the settings file
/// 6. the defaults
package struct PracticeChoice: Equatable, Sendable {
  private var effective: EffectiveSettings
  /// Those before anything was a learner's own or chosen in this run.
  private let ofAll: EffectiveSettings
  private let flags: PracticeFlags
  /// The minutes and the level that were chosen in this run and count more than the flags.
  private var chosen = PracticeFlags()
  /// What was wished for, for this run alone, or chosen where a flag says something else.
  package private(set) var topic: PracticeTopic?

  /// The choice before anything is chosen in this run.
  package init(_ effective: EffectiveSettings = .init(), flags: PracticeFlags = .init()) {
    (self.effective, ofAll) = (effective, effective)
    self.flags = flags
  }

  /// The settings without the flags, as the settings page shows and changes them.
  package var settings: Settings { effective.settings }

  /// The settings that the environment decides, which nothing in this run can change.
  package var fixedKeys: Set<SettingKey> { effective.fixedKeys }

  /// The length in minutes.
  package var minutes: Int { chosen.minutes ?? flags.minutes ?? settings.minutes }

  package var difficulty: Difficulty {
    chosen.difficulty ?? flags.difficulty ?? settings.difficulty
  }

  /// What the next practice is about.
  package var options: PracticeOptions {
    let (operations, table) = asked
    return PracticeOptions(
      minutes: minutes, difficulty: difficulty, operations: operations, table: table)
  }

  /// The operations that are asked, and the one table, which is that of × and ÷.
  private var asked: (operations: Set<Operation>, table: Int?) {
    switch topic {
    case nil: return (flags.operations ?? settings.operations, flags.table)
    case .operations(let operations): return (operations, nil)
    case .table(let table):
      let tables: Set<Operation> = [.multiply, .divide]
      let chosen = settings.operations.intersection(tables)
      return (chosen.isEmpty ? tables : chosen, table)
    }
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

  /// Takes back what the learner who played has for themselves, and chose in this run.
  package mutating func leaveLearner() {
    effective.takeBack(LearnerSettings.keys, to: ofAll)
    (chosen, topic) = (PracticeFlags(), nil)
  }

  /// Takes what was chosen in this run; what the environment decides stays as it is.
  ///
  /// - Throws: `SettingError.notAllowed`; nothing is then changed.
  package mutating func choose(_ text: String, for key: SettingKey) throws(SettingError) {
    guard !effective.isFixed(key) else { return }
    try effective.apply(text, for: key, from: max(.file, effective.source(of: key)))
    switch key {
    case .minutes: if flags.minutes != nil { chosen.minutes = settings.minutes }
    case .difficulty: chosen.difficulty = settings.difficulty
    case .operations:
      let isGiven = flags.operations != nil || flags.table != nil || topic != nil
      if isGiven { topic = .operations(settings.operations) }
    default: break
    }
  }

  /// Takes what is to be asked in this run alone; what the environment decides stays as it is.
  package mutating func choose(_ topic: PracticeTopic) {
    if !effective.isFixed(.operations) { self.topic = topic }
  }
}
