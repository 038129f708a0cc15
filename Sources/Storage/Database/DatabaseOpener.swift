import GRDB

/// Opens the practice data: creates the file, checks it, sets it aside when it is damaged, and
/// brings its tables up to date.
struct DatabaseOpener {
  /// How closely the file is looked at.
  enum Check {
    /// Only a small file, and only its structure: this is done each time the file is opened.
    case quick
    /// All of the file, after damage was found while it was used.
    case full
  }

  /// A file up to this size, in bytes, is checked each time, which takes some milliseconds.
  static let quickCheckLimit = 16_000_000

  let path: String
  let patience: Duration

  /// Opens the file while no other process opens it.
  ///
  /// - Returns: the database, and what was set aside to make room for it.
  func open(check: Check) throws -> (queue: DatabaseQueue, damaged: DamagedDatabase?) {
    try Files.createFolder(Files.folder(of: path))
    return try Files.whileLocked(path) {
      do {
        return (try connect(check), nil)
      } catch let error where StorageError(error, path: path) == .damaged(path: path) {
        let damaged = try setAside()
        return (try connect(.quick), damaged)
      }
    }
  }

  private func connect(_ check: Check) throws -> DatabaseQueue {
    try Files.createFile(path)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      try verify(db, check)
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
      try db.execute(sql: "PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON")
    }
    return configuration
  }

  /// - Throws: `StorageError.damaged` when the check finds something.
  private func verify(_ db: Database, _ check: Check) throws {
    let verdict =
      switch check {
      case .quick where try isSmall(db): try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      case .quick: "ok"
      case .full: try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
      }
    guard verdict == "ok" else { throw StorageError.damaged(path: path) }
  }

  private func isSmall(_ db: Database) throws -> Bool {
    let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
    let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
    return pages * pageSize <= DatabaseOpener.quickCheckLimit
  }

  /// Moves the file and its journals out of the way.
  private func setAside() throws(StorageError) -> DamagedDatabase {
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
