package import Quiz

// Tests tell pasts try by try, oldest first.

extension LearnerModel {
  /// The model of a past.
  package init(past: [PastAttempt]) {
    self = Past(past).model
  }
}

extension Garden {
  /// The garden of a past.
  package init(past: [PastAttempt]) {
    self = Past(past).garden
  }
}

extension ProgressReport {
  /// The report on a past.
  package init(past: [PastAttempt], on today: Int) {
    self.init(past: Past(past), on: today)
  }
}

/// What should be practised after a past.
package func weakFacts(from past: [PastAttempt], on day: Int) -> [Question] {
  weakFacts(from: Past(past), on: day)
}

extension Habit {
  /// The habits in attempts.
  package static func all(in attempts: [Attempt]) -> [Habit] {
    var tally = HabitTally()
    for attempt in attempts { tally.take(attempt) }
    return tally.habits
  }
}
