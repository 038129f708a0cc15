/// Something to be glad about that an answer has brought.
package enum Milestone: Equatable, Sendable {
  /// The fact is now known by heart.
  case becameFluent(Question)
  /// The fact was never answered as fast.
  case personalBest(Question, before: Duration, now: Duration)

  /// How much faster a new best must be to be worth a word.
  private static let leastGain = Duration.milliseconds(500)

  /// What an answer to a fact has brought.
  static func reached(
    with answer: FirstAnswer, from before: ItemMemory, to after: ItemMemory
  ) -> [Milestone] {
    guard answer.isRight, answer.question.isFact, !answer.question.isTrivial else { return [] }
    let isNewlyFluent = before.state != .fluent && after.state == .fluent
    let fluent = isNewlyFluent ? [Milestone.becameFluent(answer.question)] : []
    guard answer.isTimed, let best = before.bestTime, best - answer.time >= leastGain else {
      return fluent
    }
    return fluent + [.personalBest(answer.question, before: best, now: answer.time)]
  }
}
