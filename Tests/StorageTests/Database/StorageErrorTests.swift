import GRDB
import Testing

@testable import Storage

/// What an error of the database means.
struct StorageErrorTests {
  @Test(
    arguments: [
      (.SQLITE_BUSY, .locked(path: "p")), (.SQLITE_LOCKED, .locked(path: "p")),
      (.SQLITE_READONLY, .readOnly(path: "p")), (.SQLITE_PERM, .readOnly(path: "p")),
      (.SQLITE_AUTH, .readOnly(path: "p")), (.SQLITE_FULL, .diskFull(path: "p")),
      (.SQLITE_CORRUPT, .damaged(path: "p")), (.SQLITE_NOTADB, .damaged(path: "p")),
      (.SQLITE_TOOBIG, .failed(path: "p", reason: "words")),
    ] as [(ResultCode, StorageError)])
  func `each code of SQLite has its meaning`(code: ResultCode, meaning: StorageError) {
    #expect(StorageError(DatabaseError(resultCode: code, message: "words"), path: "p") == meaning)
  }

  @Test func `what is known already stays what it is`() {
    let file = FileError(.read, "f", code: 5)
    #expect(StorageError(file, path: "p") == .file(file))
    let removed = StorageError.learnerRemoved(name: "Mina")
    #expect(StorageError(removed, path: "p") == removed)
  }
}
