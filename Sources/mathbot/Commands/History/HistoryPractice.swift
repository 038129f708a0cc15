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
        SessionReport(session, try store.summary(of: session))
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
      StandardOutput.say(session.line(try store.summary(of: session), in: texts))
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
  /// What came of the questions of a session.
  fileprivate func summary(of session: StoredSession) throws(StorageError) -> SessionSummary {
    SessionSummary(attempts: try attempts(in: session).map(\.attempt))
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
  /// Nil when the session was cut off.
  let questions: Int?
  let rightAtOnce: Int?
  let skipped: Int?
  let seconds: Double?

  init(_ session: StoredSession, _ summary: SessionSummary) {
    startedAt = session.startedAt.formatted(.iso8601)
    kind = session.options.kind
    minutes = session.options.minutes
    difficulty = session.options.difficulty.rawValue
    operations = session.options.operations.map(\.rawValue).sorted()
    let firsts = session.totals.map { _ in summary.firsts }
    questions = firsts?.count
    rightAtOnce = firsts.map { _ in summary.foundScore.foundAlone }
    skipped = firsts?.count(where: \.isSkipped)
    seconds = session.totals.map { $0.time / .seconds(1) }
  }
}
