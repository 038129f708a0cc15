import Foundation
import GRDB
import Quiz

extension StoredAttempt: FetchableRecord {
  /// The columns that `init(row:)` reads, in its order.
  static let columns = """
    attempt.uuid, session.uuid, at, leftNumber, operation, rightNumber, typed, outcome, \
    tryNumber, attempt.milliseconds, hintsSeen, diagnosis
    """

  /// The tables that hold the columns.
  static let source = "attempt JOIN session ON session.id = attempt.session"

  /// Reads an attempt.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    id = try row.decode(UUID.self, atIndex: 0)
    session = try row.decode(UUID.self, atIndex: 1)
    at = Date(milliseconds: try row.decode(Int64.self, atIndex: 2))
    attempt = Attempt(
      question: Question(
        try row.decode(Int.self, atIndex: 3),
        try row.decode(Operation.self, atIndex: 4),
        try row.decode(Int.self, atIndex: 5)),
      typed: try row.decode(String.self, atIndex: 6),
      outcome: try row.decode(Attempt.Outcome.self, atIndex: 7),
      tryNumber: try row.decode(Int.self, atIndex: 8),
      time: .milliseconds(try row.decode(Int64.self, atIndex: 9)),
      hintsSeen: try row.decode(Int.self, atIndex: 10),
      diagnosis: try row.decode(String?.self, atIndex: 11))
    guard attempt.isSound else { throw UnsoundRecord() }
  }

  /// Adds the attempt to the table, to the session with this row number, unless it is there.
  func insert(_ db: Database, session: Int64) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO attempt
          (uuid, session, at, leftNumber, operation, rightNumber, typed, outcome, tryNumber,
           milliseconds, hintsSeen, diagnosis)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (uuid) DO NOTHING
        """
    ).execute(arguments: [
      id, session, at.milliseconds, attempt.question.left, attempt.question.operation,
      attempt.question.right, attempt.typed, attempt.outcome, attempt.tryNumber,
      attempt.time.milliseconds, attempt.hintsSeen, attempt.diagnosis,
    ])
  }
}
