/// Where the value of a setting comes from; a later source wins.
package enum SettingSource: String, CaseIterable, Sendable {
  case standard = "default"
  case file
  /// Chosen by the learner for themselves.
  case learner
  case environment, flag
}
