import Basics
import Foundation
import Quiz
import Storage
import Testing

struct KilledProcessTests {
  @Test(arguments: 0..<6)
  func `every answer that was said to be stored survives a kill`(seed: Int) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder.path as String, seed = seed as Int] in
      let store = LearnerStore(path: folder + "/mathbot.sqlite")
      try Data().write(to: URL(fileURLWithPath: folder + "/promises"))
      let promises = try #require(FileHandle(forWritingAtPath: folder + "/promises"))
      var generator = SeededGenerator(seed: UInt64(seed))
      FaultyDisk.install()
      FaultyDisk.fail(operation: Int.random(in: 1...30_000, using: &generator), with: .kill)
      for number in 0..<1_000 {
        try store.record(.example(typed: "\(number)"), in: .example(), at: .reference)
        try promises.write(contentsOf: Data("\(number)\n".utf8))
      }
      Issue.record("All was stored before the moment of the kill.")
    }
    let promised = try text(of: folder.path + "/promises").split(separator: "\n").map(String.init)
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let stored =
      try store.currentLearner().map { try store.attempts(of: $0).map(\.attempt.typed) } ?? []
    #expect(store.damaged == nil)
    #expect(stored.starts(with: promised))
    #expect(stored.count <= promised.count + 1)
  }
}
