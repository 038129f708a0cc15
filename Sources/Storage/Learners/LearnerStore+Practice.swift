package import Foundation
package import Quiz

import GRDB

extension LearnerStore {
  /// Stores an attempt, and the session when this is its first one.
  ///
  /// The attempt is on the disk when this returns.
  package func record(
    _ attempt: Attempt, in session: StoredSession, at date: Date
  ) throws(StorageError) {
    let stored = StoredAttempt(id: UUID(), session: session.id, attempt: attempt, at: date)
    try file.write { db in
      let row = try LearnerStore.row(of: session, db) ?? session.insert(db)
      try stored.insert(db, session: row)
    }
  }

  /// Stores how a session ended; a session without an attempt is not stored at all.
  package func end(
    _ session: StoredSession, totals: SessionTotals, at date: Date
  ) throws(StorageError) {
    let isStored = try file.read(ifMissing: false) { try LearnerStore.row(of: session, $0) != nil }
    guard isStored else { return }
    try file.write { db in
      try db.execute(
        sql: """
          UPDATE session SET endedAt = ?, questions = ?, firstTries = ?, milliseconds = ?
          WHERE uuid = ?
          """,
        arguments: [
          date.milliseconds, totals.questions, totals.firstTries, totals.time.milliseconds,
          session.id,
        ])
    }
  }

  /// The learner's sessions, or those of one kind, the latest first.
  package func sessions(
    of learner: Learner, kind: SessionKind? = nil, limit: Int = .max
  ) throws(StorageError) -> [StoredSession] {
    try file.read(ifMissing: []) { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(StoredSession.columns) FROM \(StoredSession.source)
          WHERE learner.uuid = ? AND kind = coalesce(?, kind)
          ORDER BY startedAt DESC, session.id DESC LIMIT ?
          """,
        arguments: [learner.id, kind, limit]
      ).compactMap { try? StoredSession(row: $0) }
    }
  }

  /// The session that the learner started last, or the last one of a kind.
  package func lastSession(
    of learner: Learner, kind: SessionKind? = nil
  ) throws(StorageError) -> StoredSession? {
    try sessions(of: learner, kind: kind, limit: 1).first
  }

  /// The learner's attempts from a point in time on, the oldest first.
  ///
  /// - Complexity: O(*n*) for *n* attempts of the learner.
  package func attempts(
    of learner: Learner, since date: Date = .distantPast
  ) throws(StorageError) -> [StoredAttempt] {
    try file.read(ifMissing: []) { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(StoredAttempt.columns) FROM \(StoredAttempt.source)
          WHERE session.learner = (SELECT id FROM learner WHERE uuid = ?) AND at >= ?
          ORDER BY at, attempt.id
          """,
        arguments: [learner.id, date.milliseconds]
      ).compactMap { try? StoredAttempt(row: $0) }
    }
  }

  /// The attempts of one session, the first first.
  package func attempts(in session: StoredSession) throws(StorageError) -> [StoredAttempt] {
    try file.read(ifMissing: []) { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(StoredAttempt.columns) FROM \(StoredAttempt.source)
          WHERE session.uuid = ? ORDER BY at, attempt.id
          """,
        arguments: [session.id]
      ).compactMap { try? StoredAttempt(row: $0) }
    }
  }

  /// The number of the session's row, if it is stored.
  private static func row(of session: StoredSession, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(sql: "SELECT id FROM session WHERE uuid = ?")
    return try Int64.fetchOne(statement, arguments: [session.id])
  }
}
