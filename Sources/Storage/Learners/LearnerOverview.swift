#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A learner, and how much of their practice is stored.
package struct LearnerOverview: Hashable, Sendable {
  package let learner: Learner
  package let sessions: Int
  /// How many questions were asked, as the report counts them, and how many answers there were, each
  /// try by itself.
  package internal(set) var questions = 0
  package let attempts: Int
  /// When the last session started; nil before the first one.
  package let lastSessionAt: Date?
}
