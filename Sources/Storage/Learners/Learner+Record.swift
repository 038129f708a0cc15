import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Learner: FetchableRecord, PersistableRecord {
  static let databaseTableName = "learner"
  static var databaseSelection: [any SQLSelectable] { Columns.selection }

  /// The columns of the table; its key is the number of the row.
  enum Columns: String, TableColumns {
    case uuid, name, createdAt, usedAt, ownMinutes, ownDifficulty, ownOperations, lastGoal
  }

  /// Reads a learner.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    id = try row.decode(Columns.uuid)
    name = try row.decode(Columns.name)
    createdAt = Date(milliseconds: try row.decode(Columns.createdAt))
    usedAt = Date(milliseconds: try row.decode(Columns.usedAt))
    // A choice that cannot be read counts as none: the practice is worth more.
    let minutes = try row.decode(Columns.ownMinutes, as: Int?.self)
    let difficulty = try row.decode(Columns.ownDifficulty, as: String?.self)
    let operations =
      try row.decode(Columns.ownOperations, as: String?.self)
      .map(Set.init(commaSeparated:)) ?? []
    settings = LearnerSettings(
      soundMinutes: minutes, difficulty: difficulty.flatMap(Difficulty.init(rawValue:)),
      operations: operations)
    lastGoal = try row.decode(Columns.lastGoal, as: String?.self).flatMap(LastGoal.init)
  }

  func encode(to container: inout PersistenceContainer) {
    container[Columns.uuid] = id
    container[Columns.name] = name
    container[Columns.createdAt] = createdAt.milliseconds
    container[Columns.usedAt] = usedAt.milliseconds
    container[Columns.ownMinutes] = settings.minutes
    container[Columns.ownDifficulty] = settings.difficulty
    container[Columns.ownOperations] = settings.operations?.commaSeparated
    container[Columns.lastGoal] = lastGoal?.rawValue
  }

  /// The learner with this identifier, if there is one.
  static func identified(by id: UUID) -> QueryInterfaceRequest<Learner> {
    filter(Columns.uuid == id)
  }

  /// All learners, the one who was used last first.
  static func fetchAll(_ db: Database) throws -> [Learner] {
    try fetchReadable(db, order(Columns.usedAt.desc, Column.rowID))
  }

  /// Makes the learner the one who was used last.
  ///
  /// The latest choice counts, even when the clock was set back.
  func markUsed(_ db: Database, at date: Date) throws {
    let last = try Int64.fetchOne(db, Learner.select(max(Columns.usedAt)))
    let time = max(date.milliseconds, last.map { $0 + 1 } ?? .min)
    try Learner.identified(by: id).updateAll(db, Columns.usedAt.set(to: time))
  }

  /// Adds the learner to the table, as the one who was used longest ago.
  func insertAsLast(_ db: Database) throws {
    var learner = self
    if let last = try Learner.fetchAll(db).last {
      learner.usedAt = last.usedAt.addingTimeInterval(-1)
    }
    try learner.insert(db)
  }
}

extension LearnerSettings {
  /// Writes these into the row of a learner.
  func update(_ db: Database, of learner: Learner.ID) throws {
    try Learner.identified(by: learner).updateAll(
      db, Learner.Columns.ownMinutes.set(to: minutes),
      Learner.Columns.ownDifficulty.set(to: difficulty),
      Learner.Columns.ownOperations.set(to: operations?.commaSeparated))
  }
}
