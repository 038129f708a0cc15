package import Quiz

/// What is remembered of the learner's last session.
package struct PreviousSession: Equatable, Sendable {
  package var minutes: Int
  package var difficulty: Difficulty
  /// The average time of a question; nil when none was answered.
  package var averageTime: Duration?

  package init(minutes: Int, difficulty: Difficulty, averageTime: Duration?) {
    self.minutes = minutes
    self.difficulty = difficulty
    self.averageTime = averageTime
  }
}
