import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

struct LearnerStoreTests {
  @Test func `an attempt that is stored again is there once`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let id = UUID()
    for _ in 1...2 { try store.record(.example(), id: id, in: .example(), at: .reference) }
    let learner = try #require(try store.currentLearner())
    #expect(try store.attempts(of: learner).count == 1)
  }

  @Test func `reading creates nothing`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/a/mathbot.sqlite")
    let mina = Learner(name: "Mina", createdAt: .reference)
    #expect(try store.learners() == [])
    #expect(try store.currentLearner() == nil)
    #expect(try store.learner(named: "Mina") == nil)
    #expect(try store.sessions(of: mina) == [])
    #expect(try store.lastSession(of: mina) == nil)
    #expect(try store.attempts(of: mina) == [])
    #expect(try folder.names() == [])
  }

  @Test func `a session without an attempt is not stored`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let totals = SessionTotals(questions: 0, firstTries: 0, time: .zero)
    try store.end(.example(), totals: totals, at: .reference)
    #expect(try folder.names() == [])
  }

  @Test func `a session that goes on has not ended, and ends anew`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let attempt = Attempt(
      question: Question(7, .multiply, 8), typed: "56", outcome: .right, tryNumber: 1,
      time: .seconds(2))
    let session = StoredSession.example()
    func stored() throws -> StoredSession {
      let reader = LearnerStore(path: path)
      let learner = try #require(try reader.currentLearner())
      return try #require(try reader.lastSession(of: learner))
    }
    try store.record(attempt, in: session, at: .reference)
    let first = SessionTotals(questions: 1, firstTries: 1, time: .seconds(2))
    try store.end(session, totals: first, at: .reference.addingTimeInterval(60))
    #expect(try stored().totals == first)

    try store.reopen(session)
    #expect(try stored().endedAt == nil)
    #expect(try stored().totals == nil)

    try store.record(attempt, in: session, at: .reference.addingTimeInterval(90))
    let second = SessionTotals(questions: 2, firstTries: 2, time: .seconds(4))
    try store.end(session, totals: second, at: .reference.addingTimeInterval(120))
    #expect(try stored().endedAt == .reference.addingTimeInterval(120))
    #expect(try stored().totals == second)
  }

  @Test func `to reopen what was never stored does nothing`() throws {
    let folder = try TemporaryFolder()
    try LearnerStore(path: folder.path + "/mathbot.sqlite").reopen(.example())
    #expect(try folder.names() == [])
  }

  @Test func `what is recorded is read back by another store`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/mathbot.sqlite"
    let session = StoredSession.example(
      options: PracticeOptions(minutes: 3, difficulty: .auto, operations: [.divide], table: 7))
    let attempts = [
      Attempt(
        question: Question(56, .divide, 8), typed: "8", outcome: .wrong, tryNumber: 1,
        time: .milliseconds(4_321), hintsSeen: 2, diagnosis: "neighbour"),
      Attempt(
        question: Question(56, .divide, 8), typed: "７ 😀", outcome: .right, tryNumber: 2,
        time: .milliseconds(1)),
    ]
    let writer = LearnerStore(path: path)
    for (index, attempt) in attempts.enumerated() {
      try writer.record(attempt, in: session, at: .reference.addingTimeInterval(Double(index)))
    }
    let totals = SessionTotals(questions: 1, firstTries: 0, time: .milliseconds(4_322))
    try writer.end(session, totals: totals, at: .reference.addingTimeInterval(60))

    let reader = LearnerStore(path: path)
    let learner = try #require(try reader.currentLearner())
    #expect(learner.name == "Mina" && learner.createdAt == session.startedAt)
    let stored = try #require(try reader.lastSession(of: learner))
    #expect(stored.id == session.id)
    #expect(stored.options == session.options)
    #expect(stored.seed == session.seed)
    #expect(stored.startedAt == session.startedAt)
    #expect(stored.endedAt == .reference.addingTimeInterval(60))
    #expect(stored.totals == totals)
    #expect(try reader.attempts(of: learner).map(\.attempt) == attempts)
    #expect(try reader.attempts(in: stored).map(\.attempt) == attempts)
    #expect(
      try reader.attempts(of: learner, since: .reference.addingTimeInterval(1)).map(\.attempt)
        == [attempts[1]])
  }

  @Test(arguments: Attempt.Outcome.allCases)
  func `every outcome is read back`(outcome: Attempt.Outcome) throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    var attempt = Attempt.example()
    attempt.outcome = outcome
    try store.record(attempt, in: .example(), at: .reference)
    let learner = try #require(try store.currentLearner())
    #expect(try store.attempts(of: learner).map(\.attempt) == [attempt])
  }

  @Test(arguments: [0, 1, UInt64.max, 1 << 63])
  func `every seed is read back`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    try store.record(.example(), in: .example(seed: seed), at: .reference)
    let learner = try #require(try store.currentLearner())
    #expect(try store.lastSession(of: learner)?.seed == seed)
  }

  @Test func `a check is kept apart from practice`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let check = StoredSession.example(
      startedAt: .reference.addingTimeInterval(60), options: PracticeOptions(kind: .check))
    let practice = StoredSession.example()
    for session in [check, practice] { try store.record(.example(), in: session, at: .reference) }
    let learner = try #require(try store.currentLearner())
    #expect(try store.sessions(of: learner).map(\.options.kind) == [.check, .practice])
    #expect(try store.lastSession(of: learner)?.id == check.id)
    #expect(try store.lastSession(of: learner, kind: .practice)?.id == practice.id)
    #expect(try store.sessions(of: learner, kind: .check).map(\.id) == [check.id])
  }

  @Test func `a name in another case or Unicode form is the same learner`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for name in ["Zoé", "ZOÉ", "zoe\u{301}"] {
      try store.record(.example(), in: .example(learner: name), at: .reference)
    }
    let learners = try store.learners()
    #expect(learners.map(\.name) == ["Zoé"])
    #expect(try store.sessions(of: learners[0]).count == 3)
    #expect(try store.learner(named: "zoÉ") == learners[0])
  }

  @Test func `learners are kept apart`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for name in ["Mina", "Jun"] {
      try store.record(.example(typed: name), in: .example(learner: name), at: .reference)
    }
    for name in ["Mina", "Jun"] {
      let learner = try #require(try store.learner(named: name))
      #expect(try store.attempts(of: learner).map(\.attempt.typed) == [name])
      #expect(try store.sessions(of: learner).map(\.learner) == [name])
    }
  }

  @Test func `sessions come with the latest first, up to the limit`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for day in [2, 0, 1] {
      let date = Date.reference.addingTimeInterval(Double(day) * 86_400)
      try store.record(.example(), in: .example(startedAt: date, seed: UInt64(day)), at: date)
    }
    let learner = try #require(try store.currentLearner())
    #expect(try store.sessions(of: learner).map(\.seed) == [2, 1, 0])
    #expect(try store.sessions(of: learner, limit: 2).map(\.seed) == [2, 1])
  }

  @Test func `of sessions that began in one instant the one stored last is the latest`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for seed in [2, 3, 1] as [UInt64] {
      try store.record(.example(), in: .example(seed: seed), at: .reference)
    }
    let learner = try #require(try store.currentLearner())
    #expect(try store.sessions(of: learner).map(\.seed) == [1, 3, 2])
    #expect(try store.lastSession(of: learner)?.seed == 1)
  }

  @Test func `an open file waits as long as it is told later`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite", patience: .seconds(1))
    func wait() throws -> Int? {
      try store.file.read(ifMissing: nil) { try Int.fetchOne($0, sql: "PRAGMA busy_timeout") }
    }
    try store.record(.example(), in: .example(), at: .reference)
    #expect(try wait() == 1_000)
    store.patience = .milliseconds(2_500)
    #expect(store.patience == .milliseconds(2_500))
    #expect(try wait() == 2_500)
  }

  @Test func `only the owner may read the data`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/a/b/mathbot.sqlite")
    try store.record(.example(), in: .example(), at: .reference)
    for (path, mode) in [("/a", 0o700), ("/a/b", 0o700), ("/a/b/mathbot.sqlite", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func `all data is in one file between two attempts`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    try store.record(.example(), in: .example(), at: .reference)
    #expect(try folder.names() == ["mathbot.sqlite"])
  }
}
