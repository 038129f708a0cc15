import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An attempt as a past takes it in, with what is to be known of its session.
struct PastRow {
  /// What is to be known of a session.
  struct Session {
    /// The number of its row.
    let number: Int64
    let start: Int64
    let level: Difficulty?
    let kind: SessionKind
  }

  let attempt: Attempt
  let at: Date
  let session: Session

  /// The attempt on its day.
  func past(by calendar: LocalCalendar) -> PastAttempt {
    PastAttempt(
      attempt, on: calendar.day(of: at), at: session.level, in: Int(session.number),
      of: session.kind)
  }
}

extension PastRow {
  /// What is selected behind the columns of an attempt.
  fileprivate enum Extra: Int {
    case row, session, start, difficulty, tableNumber, kind

    /// Where it stands in a row.
    var index: Int { StoredAttempt.Columns.allCases.count + rawValue }
  }

  /// The attempts of a learner after a position, oldest first.
  ///
  /// What comes later than the position belongs to no session that began before its own: such an
  /// attempt makes the tables let go of the past, so that older sessions are not looked at.
  static func all(of learner: Int64, after last: StoredPast.Position) -> SQLRequest<Row> {
    let session = StoredSession.Columns.self
    return """
      SELECT \(columnsOf: StoredAttempt.self), attempt.rowid,
        session.rowid, session.\(session.startedAt), session.\(session.difficulty),
        session.\(session.tableNumber), session.\(session.kind)
      FROM session CROSS JOIN attempt ON attempt.session = session.rowid
      WHERE session.\(session.learner) = \(learner)
        AND session.\(session.startedAt) >= \(last.start)
        AND attempt.at >= \(last.at) AND (attempt.at > \(last.at) OR attempt.rowid > \(last.row))
      ORDER BY attempt.at, attempt.rowid
      """
  }

  /// Reads row by row, and what is to be known of a session once.
  struct Reader {
    private var last: Session?

    /// Where a row stands, and its attempt, if the program can have stored it.
    mutating func read(
      _ row: Row
    ) throws -> (position: StoredPast.Position, attempt: PastRow?) {
      let number: Int64 = try row.decode(atIndex: Extra.session.index)
      let session = try last.flatMap { $0.number == number ? $0 : nil } ?? Session(row, number)
      last = session
      let at: Int64 = try row.decode(StoredAttempt.Columns.at)
      let position = StoredPast.Position(
        start: session.start, at: at, row: try row.decode(atIndex: Extra.row.index))
      let attempt = try? Attempt(row: row)
      return (
        position,
        attempt.map { PastRow(attempt: $0, at: Date(milliseconds: at), session: session) }
      )
    }
  }
}

extension PastRow.Session {
  fileprivate init(_ row: Row, _ number: Int64) throws {
    typealias Extra = PastRow.Extra
    self.number = number
    start = try row.decode(atIndex: Extra.start.index)
    let kind = (try? row.decode(SessionKind.self, atIndex: Extra.kind.index)) ?? .practice
    let table = try row.decode(Int?.self, atIndex: Extra.tableNumber.index)
    level = (try? row.decode(Difficulty.self, atIndex: Extra.difficulty.index))
      .flatMap { PracticeOptions(difficulty: $0, table: table, kind: kind).judgedLevel }
    self.kind = kind
  }
}
