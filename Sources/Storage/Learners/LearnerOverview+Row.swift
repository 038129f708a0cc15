import Foundation
import GRDB

extension LearnerOverview: FetchableRecord {
  /// Selects what `init(row:)` reads, in the order of the names.
  static let query = """
    SELECT learner.uuid, name, createdAt, usedAt, ownDifficulty, ownOperations,
      count(DISTINCT session.id), count(attempt.id), max(startedAt)
    FROM learner
      LEFT JOIN session ON session.learner = learner.id
      LEFT JOIN attempt ON attempt.session = session.id
    GROUP BY learner.id ORDER BY name COLLATE NOCASE
    """

  /// Reads an overview.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    learner = try Learner(row: row)
    sessions = try row.decode(Int.self, atIndex: 6)
    attempts = try row.decode(Int.self, atIndex: 7)
    lastSessionAt = try row.decode(Int64?.self, atIndex: 8).map(Date.init(milliseconds:))
  }
}
