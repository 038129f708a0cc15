import Foundation
import Quiz
import Storage

extension LearnerStore {
  /// What a learner should practise today, the most important first.
  func weakFacts(of learner: Learner) throws(StorageError) -> [Question] {
    Quiz.weakFacts(from: try past(of: learner), on: LocalCalendar.here.day(of: .now))
  }
}
