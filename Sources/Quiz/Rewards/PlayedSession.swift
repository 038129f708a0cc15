/// A practice that has ended, with what decides about its reward.
package struct PlayedSession: Sendable {
  /// The tries before the time was over, oldest first.
  package let attempts: [Attempt]
  /// The tries at what was left open, after the time was over.
  package let mends: [Attempt]
  /// The length of the countdown in minutes.
  package let minutes: Int
  /// The countdown ran out; else the child stopped.
  package let ranOut: Bool
  /// The garden when the practice began.
  package let garden: Garden
  /// The longest run of an earlier practice; nil before the first one.
  package let bestRun: Int?
  /// Whether there was practice on an earlier day.
  package let playedBefore: Bool

  package init(
    _ attempts: [Attempt], mends: [Attempt] = [], minutes: Int, ranOut: Bool,
    garden: Garden = Garden(), bestRun: Int? = nil, playedBefore: Bool = false
  ) {
    self.attempts = attempts
    self.mends = mends
    self.minutes = minutes
    self.ranOut = ranOut
    self.garden = garden
    self.bestRun = bestRun
    self.playedBefore = playedBefore
  }

  /// A practice on a day after a past, which does not hold it.
  package init(
    _ attempts: [Attempt], mends: [Attempt] = [], minutes: Int, ranOut: Bool, on today: Int,
    after past: Past
  ) {
    self.init(
      attempts, mends: mends, minutes: minutes, ranOut: ranOut, garden: past.garden,
      bestRun: past.lately.bestRun, playedBefore: past.wasPlayed(before: today))
  }

  /// What came of the questions before the time was over.
  var results: [QuestionResult] { SessionSummary(attempts: attempts).results }

  /// The questions that are open still; one whose way was shown first says nothing, and is none.
  package var open: [Question] { SessionSummary(attempts: attempts + mends).results.open }
}
