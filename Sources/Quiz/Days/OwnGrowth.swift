/// A fact that a child finds clearly faster than on any day before: "7 × 8 took you 9 s last week.
/// Today: 3 s!"
package struct OwnGrowth: Equatable, Sendable {
  /// How much faster it must be to be worth a word: in time than ever before, so that none is told
  /// again, and as a share of the first time.
  private static let leastGain = Duration.milliseconds(500)
  private static let leastShare = 3

  package let question: Question
  /// The time of the first right answer alone, on an earlier day.
  package let before: Duration
  /// The best time of the day.
  package let now: Duration
  /// How many days lie between, at least 1.
  package let days: Int

  package var timeSaved: Duration { before - now }

  /// The fact that has gained most on a day; nil where nothing is clearly faster than ever.
  ///
  /// - Parameters:
  ///   - attempts: The tries of the day.
  ///   - day: The day, on the calendar of the past.
  ///   - past: What was answered before; what was first found on the day itself is left out.
  /// - Returns: the fact with both times.
  package static func best(
    of attempts: [Attempt], on day: Int, after past: Past
  ) -> OwnGrowth? {
    let growths = attempts.filter(\.isAloneFact).compactMap { attempt in
      past.items[LearningItem(attempt.question)]?.alone
        .flatMap { OwnGrowth(attempt, on: day, after: $0) }
    }
    return growths.max { $0.timeSaved < $1.timeSaved }
  }

  private init?(_ attempt: Attempt, on day: Int, after times: AloneTimes) {
    guard let best = times.best(before: day) else { return nil }
    question = attempt.question
    before = times.first.time
    now = attempt.time
    days = day - times.first.day
    guard days > 0, best - now >= Self.leastGain, timeSaved * Self.leastShare >= before else {
      return nil
    }
  }
}

extension Attempt {
  /// A fact that was found alone in its plain form, and not by a rule.
  fileprivate var isAloneFact: Bool {
    isAlone && form == .plain && question.isFact && !question.isTrivial
  }
}
