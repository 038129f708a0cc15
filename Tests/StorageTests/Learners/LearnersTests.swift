import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

struct LearnersTests {
  private func store(in folder: borrowing TemporaryFolder) -> LearnerStore {
    LearnerStore(path: folder.path + "/mathbot.sqlite")
  }

  @Test func `the first learner practises, the next ones wait until they are chosen`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    for name in ["Mina", "Jun", "Zoé"] {
      try store.addLearner(named: name, at: .reference)
    }
    #expect(try store.currentLearner()?.name == "Mina")
    try store.use(try store.knownLearner(named: "zoé"), at: .reference)
    #expect(try store.currentLearner()?.name == "Zoé")
    // The clock was set back.
    try store.use(try store.knownLearner(named: "Jun"), at: .distantPast)
    #expect(try store.currentLearner()?.name == "Jun")
    #expect(try store.learners().map(\.name) == ["Jun", "Zoé", "Mina"])
  }

  @Test func `a learner who practised stays chosen when another is added`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    try store.record(.example(), in: .example(learner: Learner.defaultName), at: .reference)
    try store.addLearner(named: "Mina", at: .reference.addingTimeInterval(99))
    #expect(try store.currentLearner()?.name == Learner.defaultName)
  }

  @Test func `for the Tab key a file that a crash left in the middle of a write stays as it is`()
    throws
  {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    try store.addLearner(named: "Mina", at: .reference)
    #expect(LearnerStore.names(inDatabaseAt: store.file.path) == ["Mina"])
    let left = folder.path + "/left.sqlite"
    let files = ["", "-journal"]
    try DatabaseQueue(path: store.file.path).inTransaction { db in
      // More than the cache holds, so that the file has changed before the end.
      try db.execute(sql: "PRAGMA cache_size = 1; CREATE TABLE large (content)")
      for _ in 0..<100 { try db.execute(sql: "INSERT INTO large VALUES (zeroblob(5000))") }
      for suffix in files {
        try FileManager.default.copyItem(atPath: store.file.path + suffix, toPath: left + suffix)
      }
      return .rollback
    }
    func contents() throws -> [Data] {
      try files.map { try Data(contentsOf: URL(fileURLWithPath: left + $0)) }
    }
    let before = try contents()
    #expect(LearnerStore.names(inDatabaseAt: left) == [])
    #expect(try contents() == before)
  }

  @Test func `for the Tab key the names come in their order, in any case`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    for name in ["mina", "Zoe", "Jun"] { try store.addLearner(named: name, at: .reference) }
    #expect(LearnerStore.names(inDatabaseAt: store.file.path) == ["Jun", "mina", "Zoe"])
  }

  @Test func `a name may have 40 letters`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 40)
    #expect(try store(in: folder).addLearner(named: name, at: .reference).name == name)
  }

  @Test func `a name is kept without the spaces around it`() throws {
    let folder = try TemporaryFolder()
    #expect(try store(in: folder).addLearner(named: " Mina \n", at: .reference).name == "Mina")
  }

  @Test(arguments: ["", " \t", "Mi\u{7}na", "Mi\nna", String(repeating: "x", count: 41)])
  func `a name that no list can show is refused`(name: String) throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    #expect(throws: LearnerError.nameNotAllowed(name)) {
      try store.addLearner(named: name, at: .reference)
    }
    #expect(try store.learners() == [])
  }

  @Test func `no two learners have the same name, in any case`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    try store.addLearner(named: "Zoé", at: .reference)
    let jun = try store.addLearner(named: "Jun", at: .reference)
    #expect(throws: LearnerError.nameTaken("Zoé")) {
      try store.addLearner(named: "ZOE\u{301}", at: .reference)
    }
    #expect(throws: LearnerError.nameTaken("Zoé")) { try store.rename(jun, to: "zoé") }
    #expect(try store.learners().map(\.name) == ["Zoé", "Jun"])
  }

  @Test func `a learner keeps all practice under a new name`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    let session = StoredSession.example(learner: Learner.defaultName)
    try store.record(.example(typed: "1"), in: session, at: .reference)
    try store.rename(try store.knownLearner(named: "default"), to: "Mina")
    // The session goes on under the old name, and still belongs to the learner.
    try store.record(.example(typed: "2"), in: session, at: .reference)
    #expect(try store.learners().map(\.name) == ["Mina"])
    let mina = try store.knownLearner(named: "Mina")
    #expect(try store.attempts(of: mina).map(\.attempt.typed) == ["1", "2"])
    try store.rename(mina, to: "MINA")
    #expect(try store.learners().map(\.name) == ["MINA"])
  }

  @Test func `an unknown name is answered with the nearest`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    #expect(throws: LearnerError.unknown("Mina", nearest: nil, known: [])) {
      try store.knownLearner(named: "Mina")
    }
    try store.addLearner(named: "Mina", at: .reference)
    #expect(throws: LearnerError.unknown("Mnia", nearest: "Mina", known: ["Mina"])) {
      try store.knownLearner(named: "Mnia")
    }
  }

  @Test func `a learner goes with all practice, and nobody else's`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    for name in ["Mina", "Jun"] {
      for seed in 0..<3 {
        let session = StoredSession.example(learner: name, seed: UInt64(seed))
        try store.record(.example(), in: session, at: .reference)
      }
    }
    try store.remove(try store.knownLearner(named: "Mina"))
    #expect(try store.learners().map(\.name) == ["Jun"])
    let counts = try store.file.read(ifMissing: []) { db in
      try Int.fetchAll(
        db, sql: "SELECT count(*) FROM session UNION ALL SELECT count(*) FROM attempt")
    }
    #expect(counts == [3, 3])
  }

  @Test func `an overview counts what each learner did`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    #expect(try store.overviews() == [])
    try store.addLearner(named: "mina", at: .reference)
    for day in [0, 1] {
      let date = Date.reference.addingTimeInterval(Double(day) * 86_400)
      let session = StoredSession.example(learner: "Jun", startedAt: date)
      for number in 0...day {
        try store.record(.example(tryNumber: number + 1), in: session, at: date)
      }
    }
    let overviews = try store.overviews()
    #expect(overviews.map(\.learner.name) == ["Jun", "mina"])
    #expect(overviews.map(\.sessions) == [2, 0])
    #expect(overviews.map(\.attempts) == [3, 0])
    #expect(overviews.map(\.questions) == [2, 0])
    #expect(overviews.map(\.lastSessionAt) == [.reference.addingTimeInterval(86_400), nil])
  }

  @Test func `an overview counts the questions that the report counts`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    let session = StoredSession.example()
    let attempts =
      QuestionForm.allCases.map { Attempt.example(as: $0) }.filter(\.isSound) + [
        .example(typed: "566", outcome: .slip), .example(tryNumber: 2),
        .example(typed: "566", outcome: .slip), .example(outcome: .wrong, tryNumber: 2),
        .example(outcome: .skipped, tryNumber: 3), .example(outcome: .skipped),
        .example(outcome: .revealed), .example(), .example(), .example(outcome: .skipped),
      ]
    for (second, attempt) in attempts.enumerated() {
      try store.record(attempt, in: session, at: .reference + Double(second))
      let asked = SessionSummary(attempts: Array(attempts[...second])).firsts.count
      let questions = try store.overviews().map(\.questions)
      #expect(questions == [asked], "\(attempt)")
    }
  }

  @Test func `a question of the check whose time ran out is counted nowhere`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    let check = StoredSession.example(options: PracticeOptions(kind: .check))
    try store.record(.example(typed: "", outcome: .wrong), in: check, at: .reference)
    #expect(try store.overviews().map(\.questions) == [0])
    try store.record(.example(typed: "1", outcome: .wrong), in: check, at: .reference + 1)
    #expect(try store.overviews().map(\.questions) == [1])
    let practice = StoredSession.example()
    try store.record(.example(typed: "", outcome: .wrong), in: practice, at: .reference + 2)
    #expect(try store.overviews().map(\.questions) == [2])
  }

  @Test func `everything can be deleted, also what was set aside`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    try write("damaged", to: folder.path + "/mathbot.sqlite")
    try store.record(.example(), in: .example(), at: .reference)
    try write("somebody else's", to: folder.path + "/mathbot")
    #expect(try folder.names() == ["mathbot", "mathbot.sqlite", "mathbot.sqlite.damaged"])
    try store.removeEverything()
    #expect(try folder.names() == ["mathbot"])
    try store.removeEverything()
    try store.record(.example(), in: .example(), at: .reference)
    #expect(try store.learners().count == 1)
  }

  @Test func `each learner keeps settings of their own`() throws {
    let folder = try TemporaryFolder()
    let mina = try store(in: folder).addLearner(named: "Mina", at: .reference)
    try store(in: folder).addLearner(named: "Jun", at: .reference)
    let own = LearnerSettings(difficulty: .hard, operations: [.multiply, .divide])
    try store(in: folder).keep(own, of: mina)
    #expect(try store(in: folder).knownLearner(named: "Mina").settings == own)
    #expect(try store(in: folder).knownLearner(named: "Jun").settings == LearnerSettings())
    #expect(
      try store(in: folder).overviews().map(\.learner.settings) == [LearnerSettings(), own])
    try store(in: folder).keep(LearnerSettings(), of: mina)
    #expect(try store(in: folder).knownLearner(named: "Mina").settings == LearnerSettings())
  }

  @Test func `a learner is read as they were written`() throws {
    let store = store(in: try TemporaryFolder())
    var mina = try store.addLearner(named: "Mina", at: .reference)
    mina.settings = LearnerSettings(difficulty: .hard, operations: [.multiply, .divide])
    mina.lastGoal = .justPlay
    let read = try store.file.write { db in
      try Learner.deleteAll(db)
      try mina.insert(db)
      return try Learner.fetchAll(db)
    }
    #expect(read == [mina])
  }

  @Test func `who is added without practising is offered last, by a second`() throws {
    let store = store(in: try TemporaryFolder())
    let first = try store.addLearner(named: "Mina", at: .reference)
    try store.addLearner(named: "Jun", at: .reference)
    try store.addLearner(named: "Ada", at: .reference)
    let times = try store.learners().map { $0.usedAt.timeIntervalSince(first.usedAt) }
    #expect(times == [0, -1, -2])
  }

  @Test func `a choice that cannot be read costs no practice`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    try store.record(.example(), in: .example(), at: .reference)
    _ = try store.file.write { db in
      try db.execute(sql: "UPDATE learner SET ownDifficulty = 'hrad', ownOperations = 'ad'")
    }
    let learner = try #require(try store.currentLearner())
    #expect(learner.settings == LearnerSettings())
    #expect(try store.attempts(of: learner).count == 1)
  }

  @Test func `who practises is the first to be offered next time`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    for name in ["Mina", "Jun"] { try store.addLearner(named: name, at: .reference) }
    #expect(try store.currentLearner()?.name == "Mina")
    try store.record(.example(), in: .example(learner: "Jun"), at: .reference)
    #expect(try store.currentLearner()?.name == "Jun")
  }

  @Test func `who was only named is forgotten, unless nobody else is there`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let mina = try store.addLearner(named: "Mina", at: .reference)
    try store.removeUnplayed([mina.id])
    #expect(try store.learners().map(\.name) == ["Mina"], "nobody else is there")
    let added = try store.addLearner(named: "Jun", at: .reference)
    let named = try store.addLearner(named: "Leo", at: .reference)
    var own = LearnerSettings()
    try own.set("hard", for: .difficulty)
    let chooser = try store.addLearner(named: "Ida", at: .reference)
    try store.keep(own, of: chooser)
    try store.record(
      .example(), in: .example(learner: "Mina", learnerID: mina.id), at: .reference)
    try store.removeUnplayed([mina.id, named.id, chooser.id])
    #expect(try Set(store.learners().map(\.name)) == ["Mina", added.name, "Ida"])
  }
}
