import Quiz

// Tests tell pasts try by try, oldest first.

extension LearnerModel {
  /// The model of a past.
  init(past: [PastAttempt]) {
    self = Past(past).model
  }
}

extension Garden {
  /// The garden of a past.
  init(past: [PastAttempt]) {
    self = Past(past).garden
  }
}

extension ProgressReport {
  /// The report on a past.
  init(past: [PastAttempt], on today: Int) {
    self.init(past: Past(past), on: today)
  }
}

/// What should be practised after a past.
func weakFacts(from past: [PastAttempt], on day: Int) -> [Question] {
  weakFacts(from: Past(past), on: day)
}
