import Foundation
import GRDB
import Quiz

extension StoredSession: FetchableRecord {
  /// The columns that `init(row:)` reads, in its order.
  static let columns = """
    session.uuid, learner.name, startedAt, minutes, difficulty, operations, tableNumber, seed, \
    endedAt, questions, firstTries, milliseconds, kind
    """

  /// The tables that hold the columns.
  static let source = "session JOIN learner ON learner.id = session.learner"

  /// Reads a session.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    self.init(
      id: try row.decode(UUID.self, atIndex: 0),
      learner: try row.decode(String.self, atIndex: 1),
      startedAt: Date(milliseconds: try row.decode(Int64.self, atIndex: 2)),
      options: PracticeOptions(
        minutes: try row.decode(Int.self, atIndex: 3),
        difficulty: try row.decode(Difficulty.self, atIndex: 4),
        operations: Set(commaSeparated: try row.decode(String.self, atIndex: 5)),
        table: try row.decode(Int?.self, atIndex: 6),
        kind: try row.decode(SessionKind.self, atIndex: 12)),
      seed: UInt64(bitPattern: try row.decode(Int64.self, atIndex: 7)))
    endedAt = try row.decode(Int64?.self, atIndex: 8).map(Date.init(milliseconds:))
    totals = try SessionTotals(row: row)
    guard options.areSound, totals?.areSound ?? true else { throw UnsoundRecord() }
  }

  /// Adds the session to the table, as one of this learner.
  ///
  /// - Returns: the number of the new row.
  func insert(_ db: Database, learner: Learner.ID) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO session
          (uuid, learner, startedAt, minutes, difficulty, operations, tableNumber, seed, kind)
        VALUES (?, (SELECT id FROM learner WHERE uuid = ?), ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, learner, startedAt.milliseconds, options.minutes, options.difficulty,
        options.operations.commaSeparated, options.table, Int64(bitPattern: seed), options.kind,
      ])
    return db.lastInsertedRowID
  }

  /// Keeps how the session ended in its row, if there is one that does not know yet.
  func updateEnd(_ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE session SET endedAt = ?, questions = ?, firstTries = ?, milliseconds = ?
        WHERE uuid = ? AND endedAt IS NULL
        """,
      arguments: [
        endedAt?.milliseconds, totals?.questions, totals?.firstTries, totals?.time.milliseconds, id,
      ])
  }

  /// The number of the session's row, if it is stored.
  func row(_ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(sql: "SELECT id FROM session WHERE uuid = ?")
    return try Int64.fetchOne(statement, arguments: [id])
  }
}

extension SessionTotals {
  fileprivate init?(row: Row) throws {
    guard let questions = try row.decode(Int?.self, atIndex: 9),
      let firstTries = try row.decode(Int?.self, atIndex: 10),
      let milliseconds = try row.decode(Int64?.self, atIndex: 11)
    else { return nil }
    self.init(questions: questions, firstTries: firstTries, time: .milliseconds(milliseconds))
  }
}
