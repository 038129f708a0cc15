/// What the learner said about colour: `--color`, `MATHBOT_COLOR` or the settings.
package enum ColorFlag: String, CaseIterable, Sendable {
  case auto, always, never
}
