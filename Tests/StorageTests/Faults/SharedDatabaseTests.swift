import Foundation
import Quiz
import Testing

@testable import Storage

struct SharedDatabaseTests {
  @Test func `two stores take turns`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let stores = ["Mina", "Jun"].map { ($0, LearnerStore(path: path)) }
    for number in 0..<20 {
      for (name, store) in stores {
        try store.record(
          .example(typed: "\(number)"), in: .example(learner: name), at: .reference)
      }
    }
    for (name, store) in stores {
      let learner = try #require(try store.learner(named: name))
      #expect(try store.attempts(of: learner).map(\.attempt.typed) == (0..<20).map(String.init))
    }
  }

  @Test func `several processes that start at once all store everything`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/mathbot.sqlite"
    await withTaskGroup { group in
      for process in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, process = process as Int] in
            let store = LearnerStore(path: path, patience: .seconds(60))
            let session = StoredSession.example(learner: "Learner \(process % 2)")
            for number in 0..<50 {
              try store.record(
                .example(typed: "\(process) \(number)"), in: session, at: .reference)
            }
            #expect(store.damaged == nil)
          }
        }
      }
    }
    let store = LearnerStore(path: path)
    let learners = try store.learners()
    #expect(Set(learners.map(\.name)) == ["Learner 0", "Learner 1"])
    for learner in learners {
      let typed = try store.attempts(of: learner).map(\.attempt.typed)
      #expect(Set(typed).count == 100)
      #expect(typed.count == 100)
    }
  }

  @Test func `many that start a new file at once make one file`() throws {
    for _ in 0..<10 {
      let folder = try TemporaryFolder()
      let path = folder.path + "/a/mathbot.sqlite"
      recordAtOnce(path, count: 8)
      let store = LearnerStore(path: path)
      let learner = try #require(try store.currentLearner())
      #expect(Set(try store.attempts(of: learner).map(\.attempt.typed)).count == 8)
      #expect(try store.sessions(of: learner).count == 8)
    }
  }

  @Test(arguments: ["removed", "moved"])
  func `when the file goes away, the session moves to a new one`(way: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let session = StoredSession.example()
    try store.record(.example(typed: "before"), in: session, at: .reference)
    if way == "removed" {
      try FileManager.default.removeItem(atPath: path)
    } else {
      try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    }
    try store.record(.example(typed: "after"), in: session, at: .reference)
    #expect(store.damaged == nil)

    let reader = LearnerStore(path: path)
    let learner = try #require(try reader.currentLearner())
    #expect(learner.name == "Mina")
    #expect(try reader.attempts(of: learner).map(\.attempt.typed) == ["after"])
  }

  @Test func `a store that finds its file replaced uses the new one`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let first = LearnerStore(path: path)
    try first.record(.example(typed: "old"), in: .example(), at: .reference)
    try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    try LearnerStore(path: path).record(.example(typed: "new"), in: .example(), at: .reference)
    try first.record(.example(typed: "newer"), in: .example(), at: .reference)
    let learner = try #require(try first.currentLearner())
    #expect(try first.attempts(of: learner).map(\.attempt.typed) == ["new", "newer"])
  }
}
