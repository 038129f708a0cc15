/// Which colours the family prefers.
package enum AppearanceSetting: String, CaseIterable, Sendable {
  case light, dark
  /// As the terminal says.
  case system
}
