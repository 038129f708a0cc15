/// How the countdown is shown.
package enum ClockSetting: String, CaseIterable, Sendable {
  case large, small
  /// The time runs but is shown only when the child asks.
  case hidden
  /// Practice without a time limit.
  case off
}
