/// What a session can win.
package enum Prize: Equatable, Sendable {
  /// All questions were right at the first try.
  case trophy
  /// Every miss was repaired.
  case repairMedal
}
