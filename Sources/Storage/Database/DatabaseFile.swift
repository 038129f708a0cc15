import GRDB

/// The one SQLite file of the practice data, opened when it is first needed.
///
/// The file keeps SQLite's rollback journal rather than a write-ahead log. A log would let a reader
/// and a writer work in the same instant, but here a transaction takes milliseconds every few
/// seconds. In return all data is in one file between two answers, so that a family can simply copy
/// it, and it may lie on a network drive.
final class DatabaseFile {
  /// The absolute path of the file, which need not exist.
  let path: String
  /// The damaged file that was set aside last, if there was one.
  private(set) var damaged: DamagedDatabase?
  private let opener: DatabaseOpener
  private var queue: DatabaseQueue?

  /// Prepares to use the file, which waits this long for another process's transaction to end.
  init(path: String, patience: Duration) {
    self.path = path
    opener = DatabaseOpener(path: path, patience: patience)
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

  /// Closes the file; the next use opens it again.
  func close() {
    try? queue?.close()
    queue = nil
  }

  /// Runs the body on the open file, and once more where the file turns out to be damaged or to
  /// have been moved away by another process.
  private func use<Value>(_ body: (DatabaseQueue) throws -> Value) throws(StorageError) -> Value {
    do {
      do {
        return try body(try opened(check: .quick))
      } catch DatabaseError.SQLITE_READONLY_DBMOVED {
        close()
        return try body(try opened(check: .quick))
      } catch let error where StorageError(error, path: path) == .damaged(path: path) {
        close()
        return try body(try opened(check: .full))
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  private func opened(check: DatabaseOpener.Check) throws -> DatabaseQueue {
    if let queue { return queue }
    let (queue, damaged) = try opener.open(check: check)
    self.queue = queue
    self.damaged = damaged ?? self.damaged
    return queue
  }
}
