import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LearnerStore {
  /// What a learner should practise today, the most important first.
  func weakFacts(of learner: Learner) throws(StorageError) -> [Question] {
    Quiz.weakFacts(from: try past(of: learner), on: LocalCalendar.here.day(of: .now))
  }
}
