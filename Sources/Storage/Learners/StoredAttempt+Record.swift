import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredAttempt: FetchableRecord, TableRecord {
  static let databaseTableName = "attempt"
  static var databaseSelection: [any SQLSelectable] { Columns.selection }

  /// The columns of the table; its key is the number of the row.
  enum Columns: String, TableColumns {
    case uuid
    /// The number of the session's row.
    case session
    case at, leftNumber, operation, rightNumber, typed, outcome, tryNumber, milliseconds, hintsSeen
    case diagnosis, form
  }

  /// Which session it belongs to.
  static let practice = belongsTo(
    StoredSession.self, key: "practice", using: ForeignKey([Columns.session], to: [Column.rowID]))

  /// The name under which the identifier of the session is read.
  private static let sessionID = Column("sessionID")

  /// Attempts with the identifiers of their sessions, as `init(row:)` reads them, the oldest first.
  static var chronological: QueryInterfaceRequest<StoredAttempt> {
    annotated(withRequired: practice.select(StoredSession.Columns.uuid.forKey(sessionID.name)))
      .order(Columns.at, Column.rowID)
  }

  /// Reads an attempt.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    id = try row.decode(Columns.uuid)
    session = try row.decode(forColumn: StoredAttempt.sessionID)
    at = Date(milliseconds: try row.decode(Columns.at))
    attempt = try Attempt(row: row)
  }

  /// Adds the attempt to the table, to the session with this row number.
  func insert(_ db: Database, session: Int64) throws {
    try Insertion(stored: self, session: session).insert(db)
  }

  /// Whether the attempt is in the table.
  func isStored(_ db: Database) throws -> Bool {
    try StoredAttempt.rowNumber(db, where: Columns.uuid, is: id) != nil
  }

  /// A new row of the table.
  private struct Insertion: PersistableRecord {
    typealias Columns = StoredAttempt.Columns
    static let databaseTableName = StoredAttempt.databaseTableName
    let stored: StoredAttempt
    /// The number of the session's row.
    let session: Int64

    func encode(to container: inout PersistenceContainer) {
      container[Columns.uuid] = stored.id
      container[Columns.session] = session
      container[Columns.at] = stored.at.milliseconds
      container[Columns.leftNumber] = stored.attempt.question.left
      container[Columns.operation] = stored.attempt.question.operation
      container[Columns.rightNumber] = stored.attempt.question.right
      container[Columns.typed] = stored.attempt.typed
      container[Columns.outcome] = stored.attempt.outcome
      container[Columns.tryNumber] = stored.attempt.tryNumber
      container[Columns.milliseconds] = stored.attempt.time.milliseconds
      container[Columns.hintsSeen] = stored.attempt.hintsSeen
      container[Columns.diagnosis] = stored.attempt.diagnosis
      container[Columns.form] = stored.attempt.form
    }
  }
}

extension Attempt {
  /// Reads the attempt of a stored one.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    typealias Columns = StoredAttempt.Columns
    self.init(
      question: Question(
        try row.decode(Columns.leftNumber),
        try row.decode(Columns.operation),
        try row.decode(Columns.rightNumber)),
      as: try row.decode(Columns.form),
      typed: try row.decode(Columns.typed),
      outcome: try row.decode(Columns.outcome),
      tryNumber: try row.decode(Columns.tryNumber),
      time: .milliseconds(try row.decode(Columns.milliseconds, as: Int64.self)),
      hintsSeen: try row.decode(Columns.hintsSeen),
      diagnosis: try row.decode(Columns.diagnosis))
    guard isSound else { throw UnsoundRecord() }
  }
}
