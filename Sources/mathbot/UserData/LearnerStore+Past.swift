import Foundation
import Quiz
import Storage

extension LearnerStore {
  /// What a learner answered before, oldest first, with the days of the local calendar and the
  /// levels.
  func pastAttempts(of learner: Learner) throws(StorageError) -> [PastAttempt] {
    let levels = try sessions(of: learner).reduce(into: [:]) { levels, session in
      levels[session.id] = session.options.judgedLevel
    }
    return try attempts(of: learner).map { stored in
      PastAttempt(
        stored.attempt, on: LocalCalendar.day(of: stored.at), at: levels[stored.session])
    }
  }

  /// What a learner should practise today, the most important first.
  func weakFacts(of learner: Learner) throws(StorageError) -> [Question] {
    Quiz.weakFacts(from: try pastAttempts(of: learner), on: LocalCalendar.day(of: .now))
  }
}
