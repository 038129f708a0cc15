/// A try from the past with the day on which it was made.
package struct PastAttempt: Equatable, Sendable {
  package let attempt: Attempt
  /// The number of the day, counted from any fixed day.
  package let day: Int
  /// The level that it says something about; nil for none, as in a check or a table of its own.
  package let level: Difficulty?

  package init(_ attempt: Attempt, on day: Int, at level: Difficulty? = nil) {
    self.attempt = attempt
    self.day = day
    self.level = level
  }
}
