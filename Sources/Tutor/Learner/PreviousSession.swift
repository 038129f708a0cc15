package import Quiz

/// What is remembered of the learner's last session.
package struct PreviousSession: Equatable, Sendable {
  package var minutes: Int
  package var difficulty: Difficulty

  package init(minutes: Int, difficulty: Difficulty) {
    self.minutes = minutes
    self.difficulty = difficulty
  }
}
