/// A try from the past with the day on which it was made.
package struct PastAttempt: Equatable, Sendable {
  package let attempt: Attempt
  /// The number of the day, counted from any fixed day.
  package let day: Int

  package init(_ attempt: Attempt, on day: Int) {
    self.attempt = attempt
    self.day = day
  }
}
