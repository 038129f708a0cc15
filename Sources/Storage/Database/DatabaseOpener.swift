import GRDB

/// Opens the practice data: creates the file, checks it, sets it aside when it is damaged, and
/// brings its tables up to date.
struct DatabaseOpener {
  /// Files up to this size, in bytes, are always checked.
  ///
  /// The check of so large a file, which holds some 8,000 attempts, takes about 5 ms. Larger ones
  /// would start later and later; of these SQLite itself tells what it finds broken.
  static let checkLimit = 1_000_000

  let path: String
  var patience: Duration

  /// Opens the file while no other process opens it.
  ///
  /// A small file is checked for damage each time, a large one only when there is reason to.
  ///
  /// - Returns: the database, and what was set aside to make room for it.
  func open(checking: Bool) throws -> (queue: DatabaseQueue, damaged: DamagedDatabase?) {
    try Files.createFolder(Files.folder(of: path))
    return try Files.whileLocked(path) {
      if let queue = try connectUnlessDamaged(checking: checking) { return (queue, nil) }
      // A disk that fails once looks like damage, too.
      if let queue = try connectUnlessDamaged(checking: true) { return (queue, nil) }
      let damaged = try setAside()
      return (try connect(checking: false), damaged)
    }
  }

  private func connectUnlessDamaged(checking: Bool) throws -> DatabaseQueue? {
    do { return try connect(checking: checking) } catch let error
      where StorageError(error, path: path) == .damaged(path: path)
    { return nil }
  }

  private func connect(checking: Bool) throws -> DatabaseQueue {
    try Files.createFile(path)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      if try checking || isSmall(db) { try check(db) }
      guard try !Migrations.all.hasBeenSuperseded(db) else {
        throw StorageError.newerVersion(path: path)
      }
    }
    try Migrations.apply(to: queue)
    return queue
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "mathbot"
    configuration.busyMode = .timeout(patience / .seconds(1))
    configuration.prepareDatabase { db in
      // EXTRA also waits until the removal of the journal is on the disk: without it a power cut
      // just after an answer could bring the journal back and take the answer away.
      // What is deleted is overwritten, so that it cannot be read from the disk any more.
      try db.execute(
        sql: "PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON; PRAGMA secure_delete = ON")
    }
    return configuration
  }

  private func isSmall(_ db: Database) throws -> Bool {
    let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
    let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
    return pages * pageSize <= DatabaseOpener.checkLimit
  }

  private func check(_ db: Database) throws {
    guard try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok" else {
      throw StorageError.damaged(path: path)
    }
  }

  /// Moves the file and its journals out of the way.
  func setAside() throws(StorageError) -> DamagedDatabase {
    let newPath = Files.freeName(for: path, suffix: "damaged")
    do throws(FileError) {
      // The file itself goes last: a journal that stayed behind would be played into the new file.
      for suffix in ["-journal", "-wal", "-shm", ""] where Files.isTaken(path + suffix) {
        try Files.move(path + suffix, to: newPath + suffix)
      }
    } catch {
      throw .damaged(path: path)
    }
    return DamagedDatabase(path: path, newPath: newPath)
  }
}
