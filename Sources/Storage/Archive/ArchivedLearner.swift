import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A learner as an archive holds them.
struct ArchivedLearner: Hashable, Codable, Sendable {
  let id: UUID
  let name: String
  let createdAt: ArchivedDate
  /// What the learner has chosen for themselves; absent where the settings of all count.
  let minutes: Int?
  let difficulty: Difficulty?
  let operations: [Quiz.Operation]?

  init(_ learner: Learner) {
    id = learner.id
    name = learner.name
    createdAt = ArchivedDate(learner.createdAt)
    minutes = learner.settings.minutes
    difficulty = learner.settings.difficulty
    operations = learner.settings.operations.map { Quiz.Operation.allCases.filter($0.contains) }
  }

  /// What the learner has chosen for themselves.
  var settings: LearnerSettings {
    LearnerSettings(
      soundMinutes: minutes, difficulty: difficulty, operations: Set(operations ?? []))
  }
}
