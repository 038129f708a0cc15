/// Everything that a family can choose; a new value holds the defaults.
package struct Settings: Hashable, Sendable {
  /// The length of a session, in `PracticeOptions.allowedMinutes`.
  package var minutes = 5
  package var difficulty = Difficulty.medium
  /// The operations that are asked; never empty.
  package var operations = Set(Operation.allCases)
  package var appearance = AppearanceSetting.system
  package var language = LanguageSetting.system
  package var clock = ClockSetting.small
  /// Words in place of pictures, and no cursor movement.
  package var accessible = false
  package var animation = true
  package var sound = false
  package var mouse = true
  /// The unit that the calculator's trigonometric functions use.
  package var angle = AngleSetting.degrees
  /// How many digits after the point the calculator shows of an irrational value.
  package var places = 4
  /// How many calculations are remembered; 0 remembers none.
  package var history = 10
  /// Explains things once, at the first start.
  package var tips = true

  package init() {}
}
