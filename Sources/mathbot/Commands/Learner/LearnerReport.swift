import Foundation
import Storage

/// All learners as `learner list --json` prints them.
struct LearnerReport: Encodable {
  /// One learner.
  struct Entry: Encodable {
    let name: String
    let current: Bool
    let sessions: Int
    let answers: Int
    let createdAt: String
    /// Left out before the first session.
    let lastSessionAt: String?
  }

  /// The version of this form.
  let schema = 1
  let learners: [Entry]

  init(_ overviews: [LearnerOverview], current: Learner?) {
    learners = overviews.map { overview in
      Entry(
        name: overview.learner.name, current: overview.learner.id == current?.id,
        sessions: overview.sessions, answers: overview.attempts,
        createdAt: overview.learner.createdAt.formatted(.iso8601),
        lastSessionAt: overview.lastSessionAt?.formatted(.iso8601))
    }
  }
}
