/// What the model has learnt from the first answer to a question.
package struct Observation: Equatable, Sendable {
  /// The answer as the model saw it.
  let answer: FirstAnswer
  /// The fact's best time, where the answer was it.
  package let best: PersonalBest?

  /// Right without help.
  package var isRight: Bool { answer.isRight }
  /// Too fast to be an attempt: nothing was learnt from it.
  package var isHasty: Bool { answer.isHasty }
}
