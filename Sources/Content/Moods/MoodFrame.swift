/// One of the pictures that a mood has.
package enum MoodFrame: String, CaseIterable, Sendable {
  /// Robo at rest.
  case still
  /// The eyes are closed for a moment.
  case blink
  /// The antenna, a star, a hand or a Z is somewhere else for a moment.
  case move
}
