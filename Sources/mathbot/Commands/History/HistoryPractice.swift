import ArgumentParser
import Content
import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot history practice`: the sessions of the learner who plays next, latest first.
struct HistoryPractice: ParsableCommand {
  static let configuration = CommandConfiguration(
    "practice", .commandHistoryPractice,
    examples: ["mathbot history practice --learner Mina"])

  @Option(help: .text(.commandHistoryLearner, value: "name"), completion: .learners)
  var learner: String?

  @OptionGroup var options: HistoryOptions

  func run() throws {
    let limit = try options.limit() ?? 10
    let store = LearnerStore(path: Folders.ofUser.database)
    defer { store.reportDamage() }
    let chosen = try learner.map(store.knownLearner) ?? store.currentLearner()
    let found =
      try chosen.map { learner throws(StorageError) in
        try store.sessions(of: learner, limit: limit < .max ? limit + 1 : limit)
      } ?? []
    let sessions = Array(found.prefix(limit))
    if options.json {
      let reports = try sessions.map { session in
        SessionReport(session, try store.tries(in: session))
      }
      return try printJSON(SessionsReport(sessions: reports))
    }
    let texts = Texts.ofUser
    let name = chosen?.givenName
    guard let chosen, !found.isEmpty else {
      let none = name.map { texts(.noticeSessionsNoneOf, ["name": $0]) }
      return StandardOutput.write(none ?? texts(.noticeSessionsNone))
    }
    if let name { StandardOutput.write(texts(.noticeSessionsOf, ["name": name])) }
    for session in sessions {
      for line in session.lines(try store.tries(in: session), in: texts) {
        StandardOutput.say(line)
      }
    }
    if found.count > sessions.count {
      let all = try store.sessions(of: chosen).count
      let option = learner.map { " --learner \($0.asShellWord)" } ?? ""
      let more = ["n": "\(all - sessions.count)", "all": "\(all)", "learner": option]
      StandardOutput.say(texts(.noticeSessionsMore, more))
    }
  }
}

extension LearnerStore {
  /// The tries of a session, oldest first.
  fileprivate func tries(in session: StoredSession) throws(StorageError) -> [Attempt] {
    try attempts(in: session).map(\.attempt)
  }
}

/// What was practised as `history practice --json` prints it, latest first.
struct SessionsReport: JSONDocument {
  static let format = "mathbot-sessions"
  static let schema = 1

  let sessions: [SessionReport]
}

/// A session as `history practice --json` prints it.
struct SessionReport: Encodable {
  let startedAt: String
  let kind: SessionKind
  let minutes: Int
  let difficulty: String
  let operations: [String]
  /// Whether it was played to its end; else the numbers say how far it went.
  let finished: Bool
  let questions: Int
  let rightAtOnce: Int
  /// Found besides those: with a tip and without a miss, and after a miss or a skip.
  let foundWithTip: Int
  let foundLater: Int
  /// Skipped, and not tried when they came back.
  let skipped: Int
  let seconds: Double
  /// The questions of a check with another answer, and those without one; nil for a practice.
  let missed: [String]?
  let unanswered: [String]?

  init(_ session: StoredSession, _ attempts: [Attempt]) {
    let summary = SessionSummary(attempts: attempts)
    startedAt = session.startedAt.formatted(.iso8601)
    kind = session.options.kind
    minutes = session.options.minutes
    difficulty = session.options.difficulty.rawValue
    operations = session.options.operations.map(\.rawValue).sorted()
    finished = session.totals != nil
    questions = summary.firsts.count
    let score = summary.foundScore
    rightAtOnce = score.foundAlone
    foundWithTip = score.foundWithTip
    foundLater = score.mended
    skipped = summary.leftOut
    seconds = (session.totals ?? SessionTotals(summary)).time / .seconds(1)
    let misses = session.options.kind == .check ? CheckMisses(in: attempts) : nil
    missed = misses.map { $0.answered.map(\.description) }
    unanswered = misses.map { $0.unanswered.map(\.description) }
  }
}
