import Foundation
import Quiz
import Storage

extension LearnerStore {
  /// What a learner answered before, oldest first, with the days of the local calendar, the levels
  /// and the sessions in the order in which they began.
  ///
  /// - Parameters:
  ///   - learner: Whose answers.
  ///   - date: From when on.
  ///   - limit: How many of the latest at most.
  /// - Returns: the answers.
  /// - Throws: where the file cannot be read.
  func pastAttempts(
    of learner: Learner, since date: Date = .distantPast, limit: Int = .max
  ) throws(StorageError) -> [PastAttempt] {
    let sessions = try sessions(of: learner).reversed().enumerated().reduce(into: [:]) {
      $0[$1.element.id] = (number: $1.offset, options: $1.element.options)
    }
    return try attempts(of: learner, since: date, limit: limit).map { stored in
      let session = sessions[stored.session]
      return PastAttempt(
        stored.attempt, on: LocalCalendar.day(of: stored.at), at: session?.options.judgedLevel,
        in: session?.number ?? 0, of: session?.options.kind ?? .practice)
    }
  }

  /// What a learner should practise today, the most important first.
  func weakFacts(of learner: Learner) throws(StorageError) -> [Question] {
    Quiz.weakFacts(from: try pastAttempts(of: learner), on: LocalCalendar.day(of: .now))
  }
}
