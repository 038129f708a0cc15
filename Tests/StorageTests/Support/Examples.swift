import Foundation
import Quiz
import Storage

extension Date {
  /// Some point in time, in whole seconds.
  static let reference = Date(timeIntervalSince1970: 1_767_225_600)
}

extension Attempt {
  /// A right answer to 7 × 8, unless told otherwise.
  static func example(
    as form: QuestionForm = .plain, typed: String = "56", outcome: Outcome = .right,
    tryNumber: Int = 1
  ) -> Attempt {
    Attempt(
      question: Question(7, .multiply, 8), as: form, typed: typed, outcome: outcome,
      tryNumber: tryNumber,
      time: .milliseconds(2_500))
  }
}

extension StoredSession {
  /// A session of Mina with the default options, unless told otherwise.
  static func example(
    learner: String = "Mina", learnerID: Learner.ID? = nil, startedAt: Date = .reference,
    options: PracticeOptions = PracticeOptions(), seed: UInt64 = 1
  ) -> StoredSession {
    StoredSession(
      learner: learner, learnerID: learnerID, startedAt: startedAt, options: options, seed: seed)
  }
}
