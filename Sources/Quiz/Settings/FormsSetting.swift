/// In which forms what is known is asked.
package enum FormsSetting: String, CaseIterable, Sendable {
  /// Every question as it stands.
  case plain
  /// Now and then with a missing number: `7 × __ = 56`.
  case mixed
}
