import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session as an archive holds it, with its attempts.
struct ArchivedSession: Hashable, Codable, Sendable {
  let id: UUID
  let startedAt: ArchivedDate
  let minutes: Int
  let difficulty: Difficulty
  let operations: [Quiz.Operation]
  let table: Int?
  /// Absent for practice.
  let kind: SessionKind?
  /// A number up to 2⁶⁴ − 1, as text because many programs round numbers of this size.
  let seed: String
  let endedAt: ArchivedDate?
  let questions: Int?
  let firstTries: Int?
  let milliseconds: Int64?
  let attempts: [ArchivedAttempt]

  init(_ session: StoredSession, attempts: [ArchivedAttempt]) {
    id = session.id
    startedAt = ArchivedDate(session.startedAt)
    minutes = session.options.minutes
    difficulty = session.options.difficulty
    operations = Quiz.Operation.allCases.filter(session.options.operations.contains)
    table = session.options.table
    kind = session.options.kind == .practice ? nil : session.options.kind
    seed = String(session.seed)
    endedAt = session.endedAt.map(ArchivedDate.init)
    questions = session.totals?.questions
    firstTries = session.totals?.firstTries
    milliseconds = session.totals?.time.milliseconds
    self.attempts = attempts
  }

  /// The session, of the learner with this name; nil for one that the program cannot have stored.
  func session(learner: String) -> StoredSession? {
    let options = PracticeOptions(
      minutes: minutes, difficulty: difficulty, operations: Set(operations), table: table,
      kind: kind ?? .practice)
    guard options.areSound, totals?.areSound ?? true, let seed = UInt64(seed) else { return nil }
    var session = StoredSession(
      id: id, learner: learner, startedAt: startedAt.date, options: options, seed: seed)
    session.endedAt = endedAt?.date
    session.totals = totals
    return session
  }

  private var totals: SessionTotals? {
    guard let questions, let firstTries, let milliseconds else { return nil }
    return SessionTotals(
      questions: questions, firstTries: firstTries, time: .milliseconds(milliseconds))
  }
}
