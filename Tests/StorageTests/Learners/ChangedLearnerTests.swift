import Foundation
import Quiz
import Testing

@testable import Storage

/// Learners who are renamed or removed by another program while they practise.
struct ChangedLearnerTests {
  /// A store with a learner who has answered once, and the session that goes on.
  private func practising(in path: String) throws -> (LearnerStore, StoredSession) {
    let store = LearnerStore(path: path)
    let mina = try store.addLearner(named: "Mina", at: .reference)
    let session = StoredSession.example(learnerID: mina.id)
    try store.record(.example(), in: session, at: .reference)
    return (store, session)
  }

  @Test func `a session follows a learner to a new name`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let mina = try store.addLearner(named: "Mina", at: .reference)
    try LearnerStore(path: path).rename(mina, to: "Jun")
    try store.record(.example(), in: .example(learnerID: mina.id), at: .reference)
    #expect(try store.learners().map(\.name) == ["Jun"])
    #expect(try store.attempts(of: mina).count == 1)
    #expect(try store.learner(mina.id, named: "Mina")?.name == "Jun")
  }

  @Test func `the old name may be somebody else's by then`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let mina = try store.addLearner(named: "Mina", at: .reference)
    let other = LearnerStore(path: path)
    try other.rename(mina, to: "Jun")
    let new = try other.addLearner(named: "Mina", at: .reference)
    try store.record(.example(), in: .example(learnerID: mina.id), at: .reference)
    #expect(try store.attempts(of: mina).count == 1)
    #expect(try store.attempts(of: new).isEmpty)
  }

  @Test func `nothing of a removed learner is stored unasked`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let mina = try store.addLearner(named: "Mina", at: .reference)
    let session = StoredSession.example(learnerID: mina.id)
    try store.record(.example(typed: "1"), in: session, at: .reference)
    let other = LearnerStore(path: path)
    try other.remove(mina)
    #expect(throws: StorageError.learnerRemoved(name: "Mina")) {
      try store.record(.example(typed: "2"), in: session, at: .reference)
    }
    #expect(try other.learners() == [])

    let new = try other.addLearner(named: "mina", at: .reference)
    try store.record(.example(typed: "2"), in: session, at: .reference)
    #expect(try store.attempts(of: new).map(\.attempt.typed) == ["2"])
  }

  @Test func `in a file that has taken another one's place the learner is added`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let (store, session) = try practising(in: path)
    try FileManager.default.removeItem(atPath: path)
    try store.record(.example(), in: session, at: .reference)
    #expect(try store.learners().map(\.name) == ["Mina"])
  }

  @Test func `who was thrown away with everything else does not come back`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let (store, session) = try practising(in: path)
    let other = LearnerStore(path: path)
    try other.removeEverything()
    for _ in 1...2 {
      #expect(throws: StorageError.learnerRemoved(name: "Mina")) {
        try store.record(.example(), in: session, at: .reference)
      }
    }
    #expect(try other.learners() == [])
    let new = try other.addLearner(named: "Mina", at: .reference)
    try store.record(.example(), in: session, at: .reference)
    #expect(try other.attempts(of: new).count == 1)
  }
}
