import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All learners as `learner list --json` prints them.
struct LearnerReport: JSONDocument {
  static let format = "mathbot-learners"
  static let schema = 1

  /// One learner.
  struct Entry: Encodable {
    let name: String
    let current: Bool
    /// The level and the operations that hold for the learner.
    let difficulty: String
    let operations: [String]
    /// Which of these are the learner's own.
    let own: [String]
    let sessions: Int
    /// How many questions were asked, and how many answers there were, each try by itself.
    let questions: Int
    let answers: Int
    let createdAt: String
    /// Left out before the first session.
    let lastSessionAt: String?
  }

  let learners: [Entry]

  init(_ overviews: [LearnerOverview], current: Learner?, shared: EffectiveSettings) {
    learners = overviews.map { overview in
      let settings = overview.learner.effectiveSettings(over: shared).settings
      return Entry(
        name: overview.learner.name, current: overview.learner.id == current?.id,
        difficulty: settings.difficulty.rawValue,
        operations: settings.value(of: .operations).split(separator: ",").map(String.init),
        own: LearnerSettings.keys.filter { overview.learner.settings.value(of: $0) != nil }
          .map(\.rawValue),
        sessions: overview.sessions, questions: overview.questions, answers: overview.attempts,
        createdAt: overview.learner.createdAt.formatted(.iso8601),
        lastSessionAt: overview.lastSessionAt?.formatted(.iso8601))
    }
  }
}

extension Learner {
  /// The settings that hold for this learner, over those of all: the environment decides first.
  func effectiveSettings(over shared: EffectiveSettings) -> EffectiveSettings {
    var effective = shared
    effective.apply(settings)
    return effective
  }
}
