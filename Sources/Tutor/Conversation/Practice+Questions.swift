import Quiz

extension Practice {
  /// The last part of a session, in which missed facts come once more.
  static let repairTime = Duration.seconds(60)

  /// The next question: one that suits the learner, or near the end one that was missed.
  mutating func nextQuestion(
    at now: Instant, using generator: inout some RandomNumberGenerator
  ) -> Question {
    let isNearEnd = session.isTimed && session.remaining(at: now) <= Self.repairTime
    if isNearEnd, let missed = questions.nextRepair() { return missed }
    return questions.next(using: &generator)
  }
}
