import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

struct MigrationsTests {
  @Test func `sessions of the first version are practice`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let queue = try DatabaseQueue(path: path)
    try Migrations.all.migrate(queue, upTo: "1 practice")
    try queue.write { db in
      let learner = Learner(name: "Mina", createdAt: .reference)
      try learner.insert(db)
      try db.execute(
        sql: """
          INSERT INTO session (uuid, learner, startedAt, minutes, difficulty, operations, seed)
          VALUES (?, 1, 0, 5, 'easy', 'add', 1)
          """,
        arguments: [UUID()])
    }
    try queue.close()

    let store = LearnerStore(path: path)
    let learner = try #require(try store.learner(named: "Mina"))
    #expect(
      try store.sessions(of: learner).map(\.options)
        == [PracticeOptions(difficulty: .easy, operations: [.add])])
    #expect(store.damaged == nil)
  }
}
