import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredSession: FetchableRecord, TableRecord {
  static let databaseTableName = "session"
  static var databaseSelection: [any SQLSelectable] { Columns.selection }

  /// The columns of the table; its key is the number of the row.
  enum Columns: String, TableColumns {
    case uuid
    /// The number of the learner's row.
    case learner
    case startedAt, minutes, difficulty, operations, tableNumber, kind, seed
    case endedAt, questions, firstTries, milliseconds
  }

  /// Whose session it is.
  static let owner = belongsTo(
    Learner.self, key: "owner", using: ForeignKey([Columns.learner], to: [Column.rowID]))

  /// Sessions with the names of their learners, as `init(row:)` reads them.
  static var named: QueryInterfaceRequest<StoredSession> {
    annotated(withRequired: owner.select(Learner.Columns.name))
  }

  /// Reads a session.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    self.init(
      id: try row.decode(Columns.uuid),
      learner: try row.decode(forColumn: Learner.Columns.name),
      startedAt: Date(milliseconds: try row.decode(Columns.startedAt)),
      options: try PracticeOptions(row: row),
      seed: UInt64(bitPattern: try row.decode(Columns.seed)))
    endedAt = try row.decode(Columns.endedAt, as: Int64?.self).map(Date.init(milliseconds:))
    totals = try SessionTotals(row: row)
    guard options.areSound, totals?.areSound ?? true else { throw UnsoundRecord() }
  }

  /// Adds the session to the table, as one of this learner.
  ///
  /// - Returns: the number of the new row.
  func insert(_ db: Database, learner: Learner.ID) throws -> Int64 {
    let owner = try Learner.rowNumber(db, where: Learner.Columns.uuid, is: learner)
    try Insertion(session: self, learner: owner).insert(db)
    return db.lastInsertedRowID
  }

  /// Keeps how the session ended in its row, if there is one that does not know yet.
  func updateEnd(_ db: Database) throws {
    try StoredSession.filter(Columns.uuid == id && Columns.endedAt == nil).updateAll(
      db, Columns.endedAt.set(to: endedAt?.milliseconds),
      Columns.questions.set(to: totals?.questions),
      Columns.firstTries.set(to: totals?.firstTries),
      Columns.milliseconds.set(to: totals?.time.milliseconds))
  }

  /// Forgets in its row that the session has ended.
  func reopen(_ db: Database) throws {
    try StoredSession.filter(Columns.uuid == id).updateAll(
      db, Columns.endedAt.set(to: nil), Columns.questions.set(to: nil),
      Columns.firstTries.set(to: nil), Columns.milliseconds.set(to: nil))
  }

  /// The number of the session's row, if it is stored.
  func row(_ db: Database) throws -> Int64? {
    try StoredSession.rowNumber(db, where: Columns.uuid, is: id)
  }

  /// With whom the session is stored, if it is.
  func owner(_ db: Database) throws -> Learner? {
    guard let row = try row(db) else { return nil }
    return try Learner.filter(
      sql: "id = (SELECT learner FROM session WHERE id = ?)", arguments: [row]
    ).fetchOne(db)
  }
}

extension StoredSession {
  /// A new row of the table.
  private struct Insertion: PersistableRecord {
    typealias Columns = StoredSession.Columns
    static let databaseTableName = StoredSession.databaseTableName
    let session: StoredSession
    /// The number of the learner's row.
    let learner: Int64?

    func encode(to container: inout PersistenceContainer) {
      container[Columns.uuid] = session.id
      container[Columns.learner] = learner
      container[Columns.startedAt] = session.startedAt.milliseconds
      container[Columns.minutes] = session.options.minutes
      container[Columns.difficulty] = session.options.difficulty
      container[Columns.operations] = session.options.operations.commaSeparated
      container[Columns.tableNumber] = session.options.table
      container[Columns.kind] = session.options.kind
      container[Columns.seed] = Int64(bitPattern: session.seed)
    }
  }
}

extension PracticeOptions {
  fileprivate init(row: Row) throws {
    self.init(
      minutes: try row.decode(StoredSession.Columns.minutes),
      difficulty: try row.decode(StoredSession.Columns.difficulty),
      operations: Set(
        commaSeparated: try row.decode(StoredSession.Columns.operations)),
      table: try row.decode(StoredSession.Columns.tableNumber),
      kind: try row.decode(StoredSession.Columns.kind))
  }
}

extension SessionTotals {
  fileprivate init?(row: Row) throws {
    guard let questions = try row.decode(StoredSession.Columns.questions, as: Int?.self),
      let firstTries = try row.decode(StoredSession.Columns.firstTries, as: Int?.self),
      let time = try row.decode(StoredSession.Columns.milliseconds, as: Int64?.self)
    else { return nil }
    self.init(questions: questions, firstTries: firstTries, time: .milliseconds(time))
  }
}
