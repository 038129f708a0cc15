import GRDB

/// The one SQLite file of the practice data, opened when it is first needed.
///
/// The file keeps SQLite's rollback journal rather than a write-ahead log. A log would let a reader
/// and a writer work in the same instant, and would bring an answer to the disk in some 4 ms rather
/// than 25 ms, which nobody notices between two questions. In return all data is in one file between
/// two answers, so that a family can simply copy it, and it may lie on a network drive.
final class DatabaseFile {
  /// The absolute path of the file, which need not exist.
  let path: String
  /// The damaged file that was set aside last, if there was one.
  private(set) var damaged: DamagedDatabase?
  private var opener: DatabaseOpener
  private var queue: DatabaseQueue?
  private var openings = 0
  /// Whether another program has thrown away a file that was open here.
  private var wasThrownAway = false

  /// Prepares to use the file, which waits this long for another process's transaction to end.
  init(path: String, patience: Duration) {
    self.path = path
    opener = DatabaseOpener(path: path, patience: patience)
  }

  /// Whether the file was opened more than once, as it was moved away or damaged; one that was
  /// thrown away with everything in it has not given way to another one.
  var hasGivenWay: Bool { openings > 1 && !wasThrownAway }

  /// How long another process's transaction is waited for.
  var patience: Duration {
    get { opener.patience }
    set {
      opener.patience = newValue
      try? queue?.inDatabase { db in
        try db.execute(sql: "PRAGMA busy_timeout = \(newValue.milliseconds)")
      }
    }
  }

  /// Reads in one transaction; where there is no file, none is created.
  func read<Value>(
    ifMissing missing: Value, _ body: (Database) throws -> Value
  ) throws(StorageError) -> Value {
    guard queue != nil || Files.isTaken(path) else { return missing }
    return try use { queue in try queue.read(body) }
  }

  /// Writes in one transaction: it is on the disk when this returns, and nothing has changed when
  /// this throws.
  func write<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    try use { queue in try queue.write(body) }
  }

  /// Removes the file and all damaged ones that were set aside.
  ///
  /// Who has it open finds the mark in it, and knows that it was not just moved.
  func remove() throws(StorageError) {
    if Files.isTaken(path) { try? write { try $0.execute(sql: ThrownAway.mark) } }
    close()
    do throws(FileError) {
      try Files.whileLocked(path) { () throws(FileError) in try Files.removeAll(path) }
    } catch {
      throw .file(error)
    }
  }

  /// Closes the file; the next use opens it again.
  func close() {
    try? queue?.close()
    queue = nil
  }

  /// Runs the body on the open file, and once more where the file has given way to another one.
  private func use<Value>(_ body: (DatabaseQueue) throws -> Value) throws(StorageError) -> Value {
    do {
      do {
        return try body(try opened(checking: false))
      } catch let error as DatabaseError where mayBeHelped(error) {
        wasThrownAway = wasThrownAway || isMarkedAsThrownAway
        return try body(try opened(checking: true))
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Whether another try makes sense: the file was moved away, or may be damaged and is then
  /// replaced.
  ///
  /// The tables' constraints hold for everything that the program writes. Where one seems broken,
  /// it is a damaged index that says so.
  private func mayBeHelped(_ error: DatabaseError) -> Bool {
    switch error.extendedResultCode {
    case .SQLITE_READONLY_DBMOVED, .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_CONSTRAINT: true
    default: false
    }
  }

  private var isMarkedAsThrownAway: Bool {
    (try? queue?.read(ThrownAway.isMarked)) ?? false
  }

  private func opened(checking: Bool) throws -> DatabaseQueue {
    if checking { close() }
    if let queue { return queue }
    let (queue, damaged) = try opener.open(checking: checking)
    self.queue = queue
    openings += 1
    self.damaged = damaged ?? self.damaged
    return queue
  }
}

/// The mark of a file that somebody wants to be gone: SQLite's number for users, which is else 0.
private enum ThrownAway {
  static let mark = "PRAGMA user_version = 1"

  static func isMarked(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "PRAGMA user_version") == 1
  }
}
