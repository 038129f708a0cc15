import GRDB

extension StorageError {
  /// The meaning of an error that was thrown while the database was used.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StorageError: self = error
    case let error as FileError: self = .file(error)
    case let error as DatabaseError: self.init(error, path: path)
    default: self = .failed(path: path, reason: String(describing: error))
    }
  }

  private init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .readOnly(path: path)
    case .SQLITE_FULL: self = .diskFull(path: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path)
    default:
      self = .failed(path: path, reason: error.message ?? "SQLite error \(error.resultCode)")
    }
  }
}
