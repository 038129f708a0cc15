import GRDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LearnerOverview: FetchableRecord {
  /// What is counted beside the learner's own columns.
  private enum Columns: String, ColumnExpression {
    case sessions, attempts, lastSessionAt
  }

  /// All learners in the order of their names; their questions are counted elsewhere.
  static var all: SQLRequest<LearnerOverview> {
    let session = StoredSession.Columns.self
    let attempt = StoredAttempt.Columns.self
    return """
      SELECT \(columnsOf: Learner.self),
        count(DISTINCT session.rowid) AS \(Columns.sessions),
        count(attempt.rowid) AS \(Columns.attempts),
        max(session.\(session.startedAt)) AS \(Columns.lastSessionAt)
      FROM learner
        LEFT JOIN session ON session.\(session.learner) = learner.rowid
        LEFT JOIN attempt ON attempt.\(attempt.session) = session.rowid
      GROUP BY learner.rowid ORDER BY learner.\(Learner.Columns.name) COLLATE NOCASE
      """
  }

  /// Reads an overview.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    learner = try Learner(row: row)
    sessions = try row.decode(forColumn: Columns.sessions)
    attempts = try row.decode(forColumn: Columns.attempts)
    lastSessionAt = try row.decode(Int64?.self, forColumn: Columns.lastSessionAt)
      .map(Date.init(milliseconds:))
  }
}
