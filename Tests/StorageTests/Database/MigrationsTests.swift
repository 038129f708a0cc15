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
      try db.execute(
        sql: "INSERT INTO learner (uuid, name, createdAt, usedAt) VALUES (?, 'Mina', 0, 0)",
        arguments: [UUID()])
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

  @Test func `an upgrade from the third version keeps all practice and gives nobody a level`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let id = UUID()
    let queue = try DatabaseQueue(path: path)
    try Migrations.all.migrate(queue, upTo: "3 kinds of session")
    try queue.write { db in
      try db.execute(
        sql: "INSERT INTO learner (uuid, name, createdAt, usedAt) VALUES (?, 'Mina', 7, 8)",
        arguments: [id])
      try db.execute(
        sql: """
          INSERT INTO session
            (uuid, learner, startedAt, minutes, difficulty, operations, seed, kind)
          VALUES (?, 1, 9, 5, 'hard', 'add', 1, 'practice')
          """,
        arguments: [UUID()])
      try StoredAttempt(id: UUID(), session: UUID(), attempt: .example(), at: .reference)
        .insert(db, session: 1)
    }
    try queue.close()

    let store = LearnerStore(path: path)
    let learner = try #require(try store.currentLearner())
    #expect(learner.id == id && learner.name == "Mina")
    #expect(learner.createdAt == Date(milliseconds: 7))
    #expect(learner.settings == LearnerSettings())
    #expect(try store.sessions(of: learner).map(\.options.difficulty) == [.hard])
    #expect(try store.attempts(of: learner).map(\.attempt) == [.example()])
    #expect(store.damaged == nil)
    try store.keep(LearnerSettings(difficulty: .easy), of: learner)
    #expect(try store.currentLearner()?.settings == LearnerSettings(difficulty: .easy))
  }

  @Test func `an upgrade from the fourth version keeps the levels, and nobody has a last goal`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let queue = try DatabaseQueue(path: path)
    try Migrations.all.migrate(queue, upTo: "4 settings of learners")
    try queue.write { db in
      try db.execute(
        sql: """
          INSERT INTO learner (uuid, name, createdAt, usedAt, ownDifficulty)
          VALUES (?, 'Mina', 7, 8, 'hard')
          """,
        arguments: [UUID()])
    }
    try queue.close()

    let store = LearnerStore(path: path)
    let mina = try #require(try store.currentLearner())
    #expect(mina.settings == LearnerSettings(difficulty: .hard))
    #expect(mina.lastGoal == nil)
    for goal: LastGoal? in [.justPlay, .unmet(.makeGreen), nil] {
      try store.remember(goal, of: mina)
      #expect(try LearnerStore(path: path).currentLearner()?.lastGoal == goal)
    }
    #expect(try store.currentLearner()?.settings == LearnerSettings(difficulty: .hard))
  }

  @Test func `a last goal that a newer mathbot has named counts as none`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let mina = try store.addLearner(named: "Mina", at: .reference)
    try store.remember(.justPlay, of: mina)
    store.file.close()
    try DatabaseQueue(path: path).write { db in
      try db.execute(sql: "UPDATE learner SET lastGoal = 'dance'")
    }
    let read = try #require(try LearnerStore(path: path).currentLearner())
    #expect(read.lastGoal == nil && read.name == "Mina")
  }

  @Test func `a file of a version after the fifth is never overwritten`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let mina = try store.addLearner(named: "Mina", at: .reference)
    try store.keep(LearnerSettings(operations: [.add]), of: mina)
    store.file.close()
    try DatabaseQueue(path: path).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('6 something new')")
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: StorageError.newerVersion(path: path)) {
      try LearnerStore(path: path).keep(LearnerSettings(difficulty: .hard), of: mina)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }
}
