/// The language in which Robo speaks.
package enum LanguageSetting: String, CaseIterable, Sendable {
  /// As the environment says.
  case system
  case english = "en"
  case korean = "ko"
}
