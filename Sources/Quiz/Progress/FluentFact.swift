/// A fact that became fluent.
package struct FluentFact: Equatable, Sendable {
  package let question: Question
  /// How long the first right answer took.
  package let firstTime: Duration
  /// How long the fastest right answer took.
  package let bestTime: Duration

  package init(question: Question, firstTime: Duration, bestTime: Duration) {
    self.question = question
    self.firstTime = firstTime
    self.bestTime = bestTime
  }

  /// How much faster it has become.
  package var timeSaved: Duration { firstTime - bestTime }

  /// Whether the time has changed so much that it is worth telling: by a fifth.
  package var isFaster: Bool { timeSaved * 5 >= firstTime }
}
