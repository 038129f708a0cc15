import Foundation
import GRDB
import Quiz

extension Learner: FetchableRecord {
  /// The columns that `init(row:)` reads, in its order.
  static let columns = "uuid, name, createdAt, usedAt, ownDifficulty, ownOperations"

  /// Reads a learner.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    id = try row.decode(UUID.self, atIndex: 0)
    name = try row.decode(String.self, atIndex: 1)
    createdAt = Date(milliseconds: try row.decode(Int64.self, atIndex: 2))
    usedAt = Date(milliseconds: try row.decode(Int64.self, atIndex: 3))
    // A choice that cannot be read counts as none: the practice is worth more.
    let operations = Set(commaSeparated: try row.decode(String?.self, atIndex: 5) ?? "")
    settings = LearnerSettings(
      difficulty: try row.decode(String?.self, atIndex: 4).flatMap(Difficulty.init(rawValue:)),
      operations: operations.isEmpty ? nil : operations)
  }

  /// All learners, the one who was used last first.
  static func fetchAll(_ db: Database) throws -> [Learner] {
    try fetchReadable(db, sql: "SELECT \(columns) FROM learner ORDER BY usedAt DESC, id")
  }

  /// Makes the learner the one who was used last.
  ///
  /// The latest choice counts, even when the clock was set back.
  func markUsed(_ db: Database, at date: Date) throws {
    try db.execute(
      sql: """
        UPDATE learner SET usedAt = max(?, (SELECT max(usedAt) + 1 FROM learner)) WHERE uuid = ?
        """,
      arguments: [date.milliseconds, id])
  }

  /// Adds the learner to the table, as the one who was used longest ago.
  func insertAsLast(_ db: Database) throws {
    var learner = self
    if let last = try Learner.fetchAll(db).last {
      learner.usedAt = last.usedAt.addingTimeInterval(-1)
    }
    try learner.insert(db)
  }

  /// Adds the learner to the table.
  func insert(_ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO learner (\(Learner.columns)) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        id, name, createdAt.milliseconds, usedAt.milliseconds, settings.difficulty,
        settings.operations?.commaSeparated,
      ])
  }
}

extension LearnerSettings {
  /// Writes these into the row of a learner.
  func update(_ db: Database, of learner: Learner.ID) throws {
    try db.execute(
      sql: "UPDATE learner SET ownDifficulty = ?, ownOperations = ? WHERE uuid = ?",
      arguments: [difficulty, operations?.commaSeparated, learner])
  }
}
