import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

/// When a past is kept for the next start, to the very attempt.
struct KeptPastTests {
  /// A store with so many attempts of Mina in one session, of which nothing is kept.
  private func store(
    in folder: borrowing TemporaryFolder, attempts: Int, in session: StoredSession = .example()
  ) throws -> (store: LearnerStore, mina: Learner) {
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    try store.record(.example(), in: session, at: .reference)
    try store.tamper(
      """
      WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
      INSERT INTO attempt
        SELECT NULL, randomblob(16), 1, n, 7, 'multiply', 8, '56', 'right', 1, 1, 0, NULL, 'plain'
        FROM number
      """, [attempts])
    let mina = try store.knownLearner(named: "Mina")
    #expect(try store.attempts(of: mina).count == attempts)
    return (store, mina)
  }

  @Test(arguments: [(256, 0), (257, 1)])
  func `who reads more than 256 attempts keeps what they gave`(attempts: Int, kept: Int) throws {
    let folder = try TemporaryFolder()
    let (store, mina) = try store(in: folder, attempts: attempts)
    let past = try store.past(of: mina)
    #expect(try store.keptPasts() == kept)
    #expect(try past == store.replayedPast(of: mina))
  }

  @Test(arguments: [(2_048, 1), (2_049, 0)])
  func `at the end of a session no more than 2,048 attempts are gathered`(
    attempts: Int, kept: Int
  ) throws {
    let folder = try TemporaryFolder()
    let session = StoredSession.example()
    let (store, _) = try store(in: folder, attempts: attempts, in: session)
    let totals = SessionTotals(questions: 1, firstTries: 1, time: .seconds(1))
    try store.end(session, totals: totals, at: .reference)
    #expect(try store.keptPasts() == kept)
  }

  @Test func `after a past was kept it is kept again with the 64th answer`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let session = StoredSession.example()
    func answer(_ numbers: Range<Int>) throws {
      for number in numbers {
        try store.record(
          .example(), in: session, at: .reference.addingTimeInterval(Double(number)))
      }
    }
    try answer(0..<64)
    #expect(try store.keptPasts() == 1)
    try store.tamper("DELETE FROM past")
    try answer(64..<127)
    #expect(try store.keptPasts() == 0)
    try answer(127..<128)
    #expect(try store.keptPasts() == 1)
  }

  @Test func `a kind of session that a newer mathbot has named counts as practice`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let options = PracticeOptions(difficulty: .hard)
    try store.record(.example(), in: .example(options: options), at: .reference)
    let mina = try store.knownLearner(named: "Mina")
    let practice = try store.past(of: mina)
    try store.tamper("UPDATE session SET kind = 'game'")
    #expect(try store.past(of: mina) == practice)
    try store.tamper("UPDATE session SET kind = 'check'")
    #expect(try store.past(of: mina) != practice)
  }
}
