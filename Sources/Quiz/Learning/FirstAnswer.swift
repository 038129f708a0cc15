import Basics

/// The first answer to a question, as the model sees it.
struct FirstAnswer: Equatable {
  let question: Question
  /// Right without help.
  let isRight: Bool
  let time: Duration
  /// Asked as it stands: the time for another form cannot be compared with others.
  let isPlain: Bool
  /// Right, and in the plain form.
  let isTimed: Bool
  let outcome: ItemMemory.Outcome
  /// Well within the time for fluent answers.
  let isQuick: Bool
  /// 0 for a miss, 1 for a fluent answer, less for a slow one.
  let score: Double
  /// Wrong, and typed too fast to be an attempt: it says nothing about what the child knows.
  let isHasty: Bool
  /// Wrong without help: the child may know it all the same.
  ///
  /// Who asks for help, or skips, does not.
  let mayBeLapse: Bool

  /// The answer of a try; its time says nothing right after a miss.
  init(_ attempt: Attempt, pace: Pace, _ followsMiss: Bool) {
    let cutoff = pace.cutoff(for: attempt.asked)
    question = attempt.question
    mayBeLapse = attempt.outcome == .wrong && attempt.hintsSeen == 0
    isHasty = mayBeLapse && pace.isHasty(attempt.time)
    isRight = attempt.outcome == .right && attempt.hintsSeen == 0
    time = attempt.time
    isPlain = attempt.form == .plain
    isTimed = isRight && isPlain
    let ratio = attempt.time.seconds / cutoff
    outcome = !isRight ? .missed : ratio <= 1 ? .fluent : .slow
    isQuick = isRight && ratio <= 0.8
    score = !isRight ? 0 : ratio <= 1 || followsMiss ? 1 : power(0.9, ratio - 1)
  }
}
