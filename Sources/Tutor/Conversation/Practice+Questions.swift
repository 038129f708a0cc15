import Basics
import Quiz

extension Practice {
  /// The last part of a session, in which missed facts come once more: a minute, or less in a
  /// short session.
  private var repairTime: Duration { min(.seconds(60), session.length / 3) }

  /// The next question: one that suits the learner, or near the end one that was missed.
  mutating func nextQuestion(
    at now: Instant, using generator: inout some RandomNumberGenerator
  ) -> Question {
    let isNearEnd = session.isTimed && session.remaining(at: now) <= repairTime
    if isNearEnd, let missed = questions.nextRepair() { return missed }
    return questions.next(using: &generator)
  }
}
