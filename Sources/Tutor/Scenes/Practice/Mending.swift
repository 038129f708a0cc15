import Basics
import Quiz

/// What is mended after the time is over, without a clock.
struct Mending: Sendable {
  /// The questions that are still to be asked.
  private(set) var rest: [Question]
  /// How many tries were made before.
  let start: Int

  init(_ questions: [Question], after attempts: [Attempt]) {
    rest = questions
    start = attempts.count
  }

  /// Takes the next question out; nil where all were asked.
  mutating func next() -> Question? {
    rest.takeFirst()
  }
}
