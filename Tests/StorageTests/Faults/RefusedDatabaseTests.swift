import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

struct RefusedDatabaseTests {
  @Test func `the file of a newer version is left alone`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    try LearnerStore(path: path).record(.example(), in: .example(), at: .reference)
    try DatabaseQueue(path: path).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 something new')")
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let store = LearnerStore(path: path)
    #expect(throws: StorageError.newerVersion(path: path)) {
      try store.record(.example(), in: .example(), at: .reference)
    }
    #expect(throws: StorageError.newerVersion(path: path)) { try store.learners() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(try folder.names() == ["mathbot.sqlite"])
    #expect(store.damaged == nil)
  }

  @Test func `a file that others keep locked is said to be locked, then used`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path, patience: .zero)
    try store.record(.example(), in: .example(), at: .reference)
    try DatabaseQueue(path: path).inDatabase { db in
      try db.execute(sql: "BEGIN EXCLUSIVE")
      for store in [store, LearnerStore(path: path, patience: .zero)] {
        #expect(throws: StorageError.locked(path: path)) {
          try store.record(.example(), in: .example(), at: .reference)
        }
        #expect(throws: StorageError.locked(path: path)) { try store.learners() }
      }
      try db.execute(sql: "COMMIT")
    }
    try store.record(.example(), in: .example(), at: .reference)
    let learner = try #require(try store.currentLearner())
    #expect(try store.attempts(of: learner).count == 2)
  }

  @Test func `a full disk is said to be full, and what was stored stays`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    try store.record(.example(typed: "first"), in: .example(), at: .reference)
    try store.file.write { db in
      try db.execute(sql: "PRAGMA max_page_count = 1")
    }
    let long = String(repeating: "x", count: 100)
    #expect(throws: StorageError.diskFull(path: store.file.path)) {
      for _ in 0..<1_000 {
        try store.record(.example(typed: long), in: .example(), at: .reference)
      }
    }
    try store.file.write { db in
      try db.execute(sql: "PRAGMA max_page_count = 1000000")
    }
    try store.record(.example(typed: "last"), in: .example(), at: .reference)
    let learner = try #require(try store.currentLearner())
    let typed = try store.attempts(of: learner).map(\.attempt.typed)
    #expect(typed.first == "first")
    #expect(typed.last == "last")
  }

  @Test func `a file that may not be written is said to be read-only, and is read`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    try store.record(.example(), in: .example(), at: .reference)
    try store.file.write { db in
      try db.execute(sql: "PRAGMA query_only = ON")
    }
    #expect(throws: StorageError.readOnly(path: store.file.path)) {
      try store.record(.example(), in: .example(), at: .reference)
    }
    #expect(try store.learners().count == 1)
  }

  @Test func `a path that no file can have is said to be unusable`() throws {
    let folder = try TemporaryFolder()
    try write("", to: folder.path + "/file")
    let below = folder.path + "/file/mathbot"
    #expect(
      throws: StorageError.file(FileError(.create, below, code: ENOTDIR))
    ) {
      try LearnerStore(path: below + "/mathbot.sqlite")
        .record(.example(), in: .example(), at: .reference)
    }
    #expect(
      throws: StorageError.failed(
        path: folder.path, reason: "unable to open database file")
    ) {
      try LearnerStore(path: folder.path).record(.example(), in: .example(), at: .reference)
    }
    #expect(try folder.names() == ["file"])
  }
}
