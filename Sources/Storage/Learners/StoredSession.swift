package import Quiz

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// One session of practice; it is stored together with its first attempt.
package struct StoredSession: Identifiable, Hashable, Sendable {
  package let id: UUID
  /// The name of who practises.
  package var learner: String
  /// Who practises, where that was known when the session began: it holds through a new name.
  package var learnerID: Learner.ID?
  package let startedAt: Date
  package let options: PracticeOptions
  /// Where the session's random choices began.
  package let seed: UInt64
  /// When the session ended; nil while it runs and when it was cut off.
  package internal(set) var endedAt: Date?
  /// The result; nil while the session runs and when it was cut off.
  package internal(set) var totals: SessionTotals?

  package init(
    id: UUID = UUID(), learner: String, learnerID: Learner.ID? = nil, startedAt: Date,
    options: PracticeOptions, seed: UInt64
  ) {
    self.id = id
    self.learner = learner
    self.learnerID = learnerID
    self.startedAt = startedAt
    self.options = options
    self.seed = seed
  }
}
