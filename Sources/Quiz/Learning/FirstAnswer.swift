import Basics

/// The first answer to a question, as the model sees it.
struct FirstAnswer: Equatable {
  let question: Question
  /// Right without help.
  let isRight: Bool
  let time: Duration
  let outcome: ItemMemory.Outcome
  /// Well within the time for fluent answers.
  let isQuick: Bool
  /// 0 for a miss, 1 for a fluent answer, less for a slow one.
  let score: Double

  /// The answer of a try; its time says nothing right after a miss.
  init(_ attempt: Attempt, cutoff: Double, _ followsMiss: Bool) {
    question = attempt.question
    isRight = attempt.outcome == .right && attempt.hintsSeen == 0
    time = attempt.time
    let ratio = attempt.time.seconds / cutoff
    outcome = !isRight ? .missed : ratio <= 1 ? .fluent : .slow
    isQuick = isRight && ratio <= 0.8
    score = !isRight ? 0 : ratio <= 1 || followsMiss ? 1 : power(0.9, ratio - 1)
  }
}
