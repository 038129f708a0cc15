import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

struct PracticeArchiveTests {
  /// A store with a finished session and one that was cut off, of Mina, and one of Jun.
  private func filledStore(in folder: borrowing TemporaryFolder) throws -> LearnerStore {
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let finished = StoredSession.example(
      options: PracticeOptions(minutes: 1, difficulty: .hard, operations: [.divide], table: 12),
      seed: .max)
    var wrong = Attempt.example(typed: "“５4” \\ /")
    wrong.outcome = .wrong
    wrong.diagnosis = "neighbour"
    wrong.hintsSeen = 2
    var gap = Attempt.example(typed: "8")
    gap.question = Question(56, .divide, 7)
    gap.form = .missingSecond
    for (number, attempt) in [wrong, .example(), gap].enumerated() {
      try store.record(
        attempt, in: finished, at: .reference.addingTimeInterval(Double(number) + 0.1))
    }
    let totals = SessionTotals(questions: 1, firstTries: 0, time: .milliseconds(7_001))
    try store.end(finished, totals: totals, at: .reference.addingTimeInterval(60.999))
    for learner in ["Mina", "Jun"] {
      let session = StoredSession.example(
        learner: learner, startedAt: .reference.addingTimeInterval(3_600),
        options: PracticeOptions(kind: .check))
      try store.record(.example(), in: session, at: .reference.addingTimeInterval(3_601))
    }
    return store
  }

  private func archive(of name: String, in store: LearnerStore) throws -> PracticeArchive {
    try store.archive(of: try store.knownLearner(named: name))
  }

  @Test func `what is exported and imported elsewhere is the same`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let old = try filledStore(in: folder)
    let new = LearnerStore(path: elsewhere.path + "/a/mathbot.sqlite")
    let archive = try PracticeArchive(json: try archive(of: "Mina", in: old).json())
    let report = try new.add(archive)
    #expect(report.sessions == 2)
    #expect(report.attempts == 4)
    #expect(report.learner.name == "Mina")
    #expect(try new.learners().map(\.name) == ["Mina"])
    let before = try old.knownLearner(named: "Mina")
    let after = try new.knownLearner(named: "Mina")
    #expect(after.id == before.id)
    #expect(try new.sessions(of: after) == old.sessions(of: before))
    #expect(try new.attempts(of: after) == old.attempts(of: before))
    #expect(try self.archive(of: "Mina", in: new) == archive)
  }

  @Test func `to import again adds nothing, also after a new name`() throws {
    let folder = try TemporaryFolder()
    let store = try filledStore(in: folder)
    let archive = try archive(of: "Mina", in: store)
    let before = try store.overviews()
    for _ in 0..<2 {
      let report = try store.add(archive)
      #expect(report.sessions == 0)
      #expect(report.attempts == 0)
    }
    #expect(try store.overviews() == before)
    try store.rename(try store.knownLearner(named: "Mina"), to: "Minnie")
    #expect(try store.add(archive).learner.name == "Minnie")
    #expect(try store.learners().map(\.name).sorted() == ["Jun", "Minnie"])
  }

  @Test func `an older export takes nothing away, a newer one adds what is new`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let copy = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    let session = StoredSession.example()
    try store.record(.example(typed: "1"), in: session, at: .reference)
    let older = try archive(of: "Mina", in: store)
    try store.record(.example(typed: "2"), in: session, at: .reference)
    let totals = SessionTotals(questions: 2, firstTries: 2, time: .seconds(5))
    try store.end(session, totals: totals, at: .reference)
    let newer = try archive(of: "Mina", in: store)

    for (archive, sessions, attempts) in [(older, 1, 1), (newer, 0, 1), (older, 0, 0)] {
      let report = try copy.add(archive)
      #expect(report.sessions == sessions)
      #expect(report.attempts == attempts)
    }
    #expect(try self.archive(of: "Mina", in: copy) == newer)
  }

  @Test func `how a stored session ended stays as it is`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let copy = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    let session = StoredSession.example()
    for (store, questions) in [(store, 1), (copy, 2)] {
      try store.record(.example(typed: "1"), in: session, at: .reference)
      let totals = SessionTotals(questions: questions, firstTries: 1, time: .seconds(5))
      try store.end(session, totals: totals, at: .reference)
    }
    _ = try copy.add(try archive(of: "Mina", in: store), to: "Mina")
    #expect(try archive(of: "Mina", in: copy).sessions.map(\.questions) == [2])
  }

  @Test func `practice goes to the learner of the same name, or to the one who is named`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let archive = try archive(of: "Mina", in: try filledStore(in: folder))
    let store = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    let mina = try store.addLearner(named: "MINA", at: .reference)
    let joined = try store.add(archive)
    #expect(joined.learner.id == mina.id)
    try store.remove(mina)
    let named = try store.add(archive, to: "Big sister")
    #expect(named.learner.name == "Big sister")
    #expect(try store.learners().map(\.name) == ["Big sister"])
    #expect(try store.overviews().map(\.attempts) == [4])
  }

  @Test func `an import makes nobody the one who practises`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let archive = try archive(of: "Mina", in: try filledStore(in: folder))
    let store = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    try store.addLearner(named: "Jun", at: .reference)
    _ = try store.add(archive)
    #expect(try store.currentLearner()?.name == "Jun")
  }

  @Test func `the level and the operations of a learner go along, and replace none`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let old = try filledStore(in: folder)
    let own = LearnerSettings(difficulty: .hard, operations: [.divide, .add])
    try old.keep(own, of: try old.knownLearner(named: "Mina"))
    let archive = try PracticeArchive(json: try archive(of: "Mina", in: old).json())

    let new = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    for _ in 0..<2 {
      _ = try new.add(archive)
      #expect(try new.knownLearner(named: "Mina").settings == own)
    }
    #expect(try self.archive(of: "Mina", in: new) == archive)

    let mina = try new.knownLearner(named: "Mina")
    try new.keep(LearnerSettings(difficulty: .easy), of: mina)
    _ = try new.add(archive)
    #expect(
      try new.knownLearner(named: "Mina").settings
        == LearnerSettings(difficulty: .easy, operations: [.divide, .add]))
  }

  @Test func `the form is the documented one`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let session = StoredSession.example(options: PracticeOptions(table: 7), seed: 42)
    try store.record(.example(), in: session, at: .reference.addingTimeInterval(0.1))
    let archive = try archive(of: "Mina", in: store)
    let text = String(decoding: try archive.json(), as: UTF8.self)
      .replacing(archive.learner.id.uuidString, with: "LEARNER")
      .replacing(archive.sessions[0].id.uuidString, with: "SESSION")
      .replacing(archive.sessions[0].attempts[0].id.uuidString, with: "ATTEMPT")
    #expect(
      text == """
        {
          "format" : "mathbot-practice",
          "learner" : {
            "createdAt" : "2026-01-01T00:00:00.000Z",
            "id" : "LEARNER",
            "name" : "Mina"
          },
          "schema" : 1,
          "sessions" : [
            {
              "attempts" : [
                {
                  "at" : "2026-01-01T00:00:00.100Z",
                  "hintsSeen" : 0,
                  "id" : "ATTEMPT",
                  "left" : 7,
                  "milliseconds" : 2500,
                  "operation" : "multiply",
                  "outcome" : "right",
                  "right" : 8,
                  "tryNumber" : 1,
                  "typed" : "56"
                }
              ],
              "difficulty" : "medium",
              "id" : "SESSION",
              "minutes" : 5,
              "operations" : [
                "add",
                "subtract",
                "multiply",
                "divide"
              ],
              "seed" : "42",
              "startedAt" : "2026-01-01T00:00:00.000Z",
              "table" : 7
            }
          ]
        }
        """)
  }

  @Test func `every millisecond is read back`() throws {
    for milliseconds in 0..<2_000 {
      let date = ArchivedDate(Date(milliseconds: 1_767_225_600_000 + Int64(milliseconds)))
      let json = try JSONEncoder().encode([date])
      #expect(try JSONDecoder().decode([ArchivedDate].self, from: json) == [date])
      let suffix = String(milliseconds % 1_000 + 1_000).dropFirst()
      #expect(String(decoding: json, as: UTF8.self).hasSuffix(".\(suffix)Z\"]"))
    }
  }

  @Test(arguments: [
    "2026-01-01T00:00:04Z", "2026-01-01T09:00:04+09:00", "2025-12-31T19:30:04.000-04:30",
  ])
  func `other spellings of a point in time are read`(text: String) throws {
    let dates = try JSONDecoder().decode([ArchivedDate].self, from: Data("[\"\(text)\"]".utf8))
    #expect(dates.map(\.date) == [.reference.addingTimeInterval(4)])
  }

  @Test(arguments: [
    "", "no JSON", "[]", "{}", "{\"format\": \"mathbot-practice\"}",
    "{\"format\": \"mathbot-practice\", \"schema\": 1}", "{\"format\": \"other\", \"schema\": 1}",
  ])
  func `what is no archive is refused`(text: String) {
    #expect(throws: ArchiveError.notAnArchive) { try PracticeArchive(json: Data(text.utf8)) }
  }

  @Test func `an archive of a newer form is refused`() {
    let text = "{\"format\": \"mathbot-practice\", \"schema\": 2, \"children\": []}"
    #expect(throws: ArchiveError.newerSchema(2)) { try PracticeArchive(json: Data(text.utf8)) }
  }

  @Test(arguments: [
    ("\"left\" : 7", "\"left\" : 700"), ("\"tryNumber\" : 1", "\"tryNumber\" : 0"),
    ("\"minutes\" : 1", "\"minutes\" : 11"), ("\"table\" : 12", "\"table\" : 13"),
    ("\"seed\" : \"1\"", "\"seed\" : \"-1\""), ("\"firstTries\" : 0", "\"firstTries\" : 2"),
  ])
  func `an archive with one value that cannot be adds nothing`(right: String, wrong: String) throws
  {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let text = String(
      decoding: try archive(of: "Mina", in: try filledStore(in: folder)).json(), as: UTF8.self)
    #expect(text.contains(right))
    let wrongText = Array(text.replacing(right, with: wrong).utf8)
    let store = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    let error = #expect(throws: ArchiveError.self) {
      try store.add(try ArchiveReader(json: wrongText))
    }
    guard case .unsound = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    #expect(try elsewhere.names() == [])
  }

  @Test func `a name that is not allowed is refused`() throws {
    let folder = try TemporaryFolder()
    let store = try filledStore(in: folder)
    let archive = try archive(of: "Mina", in: store)
    #expect(throws: ArchiveError.learner(.nameNotAllowed(""))) { try store.add(archive, to: "") }
  }

  @Test func `an import that the disk refuses adds nothing`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let old = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for _ in 0..<300 {
      try old.record(.example(), in: .example(), at: .reference)
    }
    let new = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    try new.addLearner(named: "Jun", at: .reference)
    let pages = try new.file.write { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    _ = try new.file.write { try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(pages + 2)") }
    let archive = try archive(of: "Mina", in: old)
    #expect(throws: ArchiveError.storage(.diskFull(path: new.file.path))) { try new.add(archive) }
    #expect(try new.overviews().map(\.learner.name) == ["Jun"])
  }
}
