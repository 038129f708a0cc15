import Foundation

/// A learner as an archive holds them.
struct ArchivedLearner: Hashable, Codable, Sendable {
  let id: UUID
  let name: String
  let createdAt: ArchivedDate

  init(_ learner: Learner) {
    id = learner.id
    name = learner.name
    createdAt = ArchivedDate(learner.createdAt)
  }
}
