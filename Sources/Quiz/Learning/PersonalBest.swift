/// A fact that was never answered as fast.
package struct PersonalBest: Equatable, Sendable {
  /// How much faster it must be to be worth a word.
  private static let leastGain = Duration.milliseconds(500)

  package let question: Question
  /// The best time until then.
  package let before: Duration
  package let now: Duration

  package init(question: Question, before: Duration, now: Duration) {
    self.question = question
    self.before = before
    self.now = now
  }

  /// What the answer is to a fact's best time before it; nil where that is not clearly beaten.
  init?(_ answer: FirstAnswer, before: Duration?) {
    guard let before, answer.isRight, answer.isTimed, answer.question.isFact,
      !answer.question.isTrivial,
      before - answer.time >= Self.leastGain
    else { return nil }
    self.init(question: answer.question, before: before, now: answer.time)
  }
}
