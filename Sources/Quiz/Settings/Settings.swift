/// Everything that a family can choose; a new value holds the defaults.
///
/// A new setting is a property with its default, a key and a row here, and its texts
/// `settings.KEY`, `settings.about.KEY` and `value.WORD` in each language.
package struct Settings: Hashable, Sendable {
  /// The length of a session, in `PracticeOptions.allowedMinutes`.
  package var minutes = 5
  package var difficulty = Difficulty.auto
  /// The operations that are asked; never empty.
  package var operations = Set(Operation.allCases)
  /// Missing numbers are asked by default, as in what is known to teach best (Khan Academy, ASSISTments):
  /// who knows 7 × 8 has not yet met `7 × __ = 56`.
  package var forms = FormsSetting.mixed
  package var appearance = AppearanceSetting.system
  package var language = LanguageSetting.system
  package var clock = ClockSetting.small
  package var shapes = ShapesSetting.auto
  /// Words in place of pictures, and no cursor movement.
  package var accessible = false
  package var animation = true
  package var sound = false
  /// Robo's lines are said aloud.
  package var speech = false
  package var mouse = true
  /// The unit that the calculator's trigonometric functions use.
  package var angle = AngleSetting.degrees
  /// How many digits after the point the calculator shows of an irrational value.
  package var places = 4
  /// How many calculations are remembered; 0 remembers none.
  package var history = 10
  /// Explains things once, at the first start.
  package var tips = true
  /// What the robot sticks on an answer that is not right yet.
  package var tapbacks = TapbackSetting.classic
  /// On how many days of a week the parents wish for practice; 0 for no goal.
  package var weeklyGoal = 0

  package init() {}
}

/// The name of a setting, as the settings file, the environment and the commands spell it.
package enum SettingKey: String, CaseIterable, Sendable {
  case minutes, difficulty, operations, forms
  case appearance, language, clock, shapes
  case accessible, animation, sound, speech, mouse
  case angle, places, history, tips, tapbacks
  case weeklyGoal = "weekly-goal"

  /// How the setting is read, written and described, and where it stands on the settings page.
  var field: SettingField {
    switch self {
    case .minutes: .whole(\.minutes, in: PracticeOptions.allowedMinutes, group: .practice)
    case .difficulty: .choice(\.difficulty, group: .practice)
    case .operations: .several(\.operations, group: .practice)
    case .forms: .choice(\.forms, group: .practice)
    case .appearance: .choice(\.appearance, group: .look)
    case .language: .choice(\.language, group: .family)
    case .clock: .choice(\.clock, group: .practice)
    case .shapes: .choice(\.shapes, group: .look)
    case .accessible: .onOrOff(\.accessible, group: .family)
    case .animation: .onOrOff(\.animation, group: .look)
    case .sound: .onOrOff(\.sound, group: .family)
    case .speech: .onOrOff(\.speech, group: .family)
    case .mouse: .onOrOff(\.mouse, group: .family)
    case .angle: .choice(\.angle, group: .calculator)
    case .places:
      .whole(\.places, in: 0...100, offering: [0, 2, 4, 6, 10], group: .calculator)
    case .history:
      .whole(\.history, in: 0...1_000, offering: [10, 50, 100, 1_000], group: .calculator)
    case .tips: .onOrOff(\.tips, group: .practice)
    case .tapbacks: .choice(\.tapbacks, group: .family)
    case .weeklyGoal: .whole(\.weeklyGoal, in: 0...7, group: .family)
    }
  }
}
