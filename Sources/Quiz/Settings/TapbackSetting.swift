/// What the robot sticks on an answer that is not right yet.
package enum TapbackSetting: String, CaseIterable, Sendable {
  /// A thumb down.
  case classic
  /// A strong arm: it can be worked out.
  case kind
}
