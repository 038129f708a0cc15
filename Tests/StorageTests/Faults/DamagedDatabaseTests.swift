import Basics
import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

struct DamagedDatabaseTests {
  @Test func `practice goes on whatever the file holds`() throws {
    let header = "SQLite format 3\0"
    for contents in [
      "", "\0", "x", "no database", header, String(repeating: "\0", count: 8_192),
      String(repeating: header, count: 1_000),
    ] {
      try expectPractice(with: Data(contents.utf8))
    }
  }

  @Test func `a file that is cut off is set aside`() throws {
    let healthy = try healthyDatabase()
    var setAside = 0
    for length in stride(from: 0, to: healthy.count, by: 211) {
      setAside += try expectPractice(with: healthy.prefix(length)) ? 1 : 0
    }
    // An empty file is a new database, and the header alone has no room for a page.
    #expect(setAside >= healthy.count / 211 - 3)
  }

  @Test func `practice goes on whichever byte is wrong`() throws {
    let healthy = try healthyDatabase()
    var generator = SeededGenerator(seed: 4)
    for index in stride(from: 0, to: healthy.count, by: 151) {
      var damaged = healthy
      damaged[index] ^= UInt8.random(in: 1...255, using: &generator)
      try expectPractice(with: damaged)
    }
  }

  @Test func `practice goes on when a page is overwritten`() throws {
    let healthy = try healthyDatabase()
    for page in 0..<healthy.count / 4_096 {
      for filler in [UInt8(0), 0xFF, 0x41] {
        var damaged = healthy
        damaged.replaceSubrange(
          page * 4_096..<(page + 1) * 4_096, with: Data(repeating: filler, count: 4_096))
        try expectPractice(with: damaged)
      }
    }
  }

  @Test func `each damaged file gets a name of its own`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    for number in 1...3 {
      try write("damaged \(number)", to: path)
      let store = LearnerStore(path: path)
      #expect(try store.learners() == [])
      let name = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
      #expect(store.damaged?.newPath == name)
      #expect(try text(of: name) == "damaged \(number)")
    }
  }

  @Test func `the journals of a damaged file go with it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    for suffix in ["", "-journal", "-wal", "-shm"] {
      try write(suffix, to: path + suffix)
    }
    let damaged = try DatabaseOpener(path: path, patience: .zero).setAside()
    for suffix in ["", "-journal", "-wal", "-shm"] {
      #expect(try text(of: damaged.newPath + suffix) == suffix)
    }
    #expect(try folder.names().count == 4)
  }

  @Test func `damage while practising moves the session to a new file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let session = StoredSession.example()
    for _ in 0..<100 {
      try store.record(.example(typed: "before"), in: session, at: .reference)
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: Data(repeating: 0xFF, count: 60_000))
    try file.close()

    try store.record(.example(typed: "after"), in: session, at: .reference)
    #expect(store.damaged?.newPath == path + ".damaged")
    let learner = try #require(try store.currentLearner())
    #expect(learner.name == "Mina")
    #expect(try store.attempts(of: learner).map(\.attempt.typed) == ["after"])
    #expect(try store.lastSession(of: learner)?.id == session.id)
  }

  @Test func `a large file is looked through only when something seems wrong`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let page = try makeLargeDatabase(path)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.seek(toOffset: UInt64(page * 4_096 - 16))
    try file.write(contentsOf: Data(repeating: 0, count: 16))
    try file.close()

    let store = LearnerStore(path: path)
    #expect(try store.learners().map(\.name) == ["Mina"])
    #expect(store.damaged == nil)
    try store.record(.example(typed: "new"), in: .example(), at: .reference)
    #expect(store.damaged != nil)
    let learner = try #require(try store.currentLearner())
    #expect(try store.attempts(of: learner).map(\.attempt.typed) == ["new"])
  }

  @Test func `of many that find the same damage, one sets the file aside`() throws {
    for _ in 0..<10 {
      let folder = try TemporaryFolder()
      let path = folder.path + "/mathbot.sqlite"
      try write("no database", to: path)
      recordAtOnce(path, count: 8)
      #expect(try folder.names() == ["mathbot.sqlite", "mathbot.sqlite.damaged"])
      let store = LearnerStore(path: path)
      let learner = try #require(try store.currentLearner())
      #expect(Set(try store.attempts(of: learner).map(\.attempt.typed)).count == 8)
    }
  }
}

/// Makes a file of over 4 MB.
///
/// - Returns: the number of the page that finds a learner by the identifier.
private func makeLargeDatabase(_ path: String) throws -> Int {
  let store = LearnerStore(path: path)
  try store.record(.example(), in: .example(), at: .reference)
  let page = try store.file.write { db in
    try db.execute(
      sql: """
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 20000)
        INSERT INTO attempt
          SELECT NULL, randomblob(16), 1, n, 7, 'multiply', 8, hex(zeroblob(100)), 'right', 1, 1, 0,
            NULL, 'plain'
          FROM number
        """)
    return try Int.fetchOne(
      db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_learner_1'")
  }
  store.file.close()
  let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
  #expect(try #require(size) > DatabaseOpener.checkLimit)
  return try #require(page)
}

/// The bytes of a file that holds some practice.
private func healthyDatabase() throws -> Data {
  let folder = try TemporaryFolder()
  let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
  for learner in ["Mina", "Jun"] {
    let session = StoredSession.example(learner: learner)
    for number in 0..<60 {
      try store.record(.example(typed: "\(number)"), in: session, at: .reference)
    }
  }
  store.file.close()
  return try Data(contentsOf: URL(fileURLWithPath: folder.path + "/mathbot.sqlite"))
}

/// Practises on a file with these bytes, and expects that the practice is stored, or that the file
/// is left as it was; a file that is set aside keeps each byte.
///
/// - Returns: whether the file was set aside.
@discardableResult
private func expectPractice(with bytes: Data) throws -> Bool {
  let folder = try TemporaryFolder()
  let path = folder.path + "/mathbot.sqlite"
  try bytes.write(to: URL(fileURLWithPath: path))
  let store = LearnerStore(path: path, patience: .zero)
  var refusal: StorageError?
  do {
    try store.record(.example(typed: "new"), in: .example(), at: .reference)
  } catch {
    refusal = error
  }
  if let refusal {
    // The name of the version was damaged so that it looks like another one.
    #expect(refusal == .newerVersion(path: path))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    return false
  }
  let learner = try #require(try store.learner(named: "Mina"))
  #expect(try store.attempts(of: learner).contains { $0.attempt.typed == "new" })
  guard let damaged = store.damaged else { return false }
  #expect(try Data(contentsOf: URL(fileURLWithPath: damaged.newPath)) == bytes)
  return true
}
