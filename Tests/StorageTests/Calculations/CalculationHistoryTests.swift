import Basics
import Foundation
import GRDB
import Testing

@testable import Storage

struct CalculationHistoryTests {
  /// The calculation number + number, asked so many seconds after the reference.
  private func sum(_ number: Int) -> StoredCalculation {
    StoredCalculation(
      Calculation(expression: "\(number) + \(number)", result: "\(2 * number)"),
      at: .reference.addingTimeInterval(Double(number)))
  }

  @Test func `reading and clearing create nothing`() throws {
    let folder = try TemporaryFolder()
    let history = CalculationHistory(path: folder.path + "/a/mathbot.sqlite")
    #expect(try history.calculations() == [])
    try history.clear()
    try history.append(sum(1), limit: 0)
    #expect(try folder.names() == [])
  }

  @Test(arguments: [1, 3, 10, 1_000])
  func `the last calculations are kept, the oldest first`(limit: Int) throws {
    let folder = try TemporaryFolder()
    let history = CalculationHistory(path: folder.path + "/mathbot.sqlite")
    for number in 1...12 {
      try history.append(sum(number), limit: limit)
      let kept = (max(1, number - limit + 1)...number).map(sum)
      #expect(try history.calculations() == kept)
      #expect(try history.calculations(limit: 2) == kept.suffix(2))
    }
  }

  @Test func `a lower limit forgets the oldest, and 0 forgets all`() throws {
    let folder = try TemporaryFolder()
    let history = CalculationHistory(path: folder.path + "/mathbot.sqlite")
    for number in 1...5 { try history.append(sum(number), limit: 10) }
    try history.append(sum(6), limit: 3)
    #expect(try history.calculations() == [sum(4), sum(5), sum(6)])
    try history.append(sum(7), limit: 0)
    #expect(try history.calculations() == [])
  }

  @Test func `after clearing, another history finds nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    try CalculationHistory(path: path).append(sum(1), limit: 10)
    #expect(try CalculationHistory(path: path).calculations() == [sum(1)])
    try CalculationHistory(path: path).clear()
    #expect(try CalculationHistory(path: path).calculations() == [])
  }

  @Test func `what was cleared is not in the file any more`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let history = CalculationHistory(path: path)
    let secret = StoredCalculation(
      Calculation(expression: "1234567 + 0", result: "1234567"), at: .reference)
    try history.append(secret, limit: 10)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).contains(Data("1234567".utf8)))
    try history.clear()
    #expect(try !Data(contentsOf: URL(fileURLWithPath: path)).contains(Data("1234567".utf8)))
  }

  @Test func `the first version of the file gets the table, and keeps its practice`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    try Migrations.all.migrate(try DatabaseQueue(path: path), upTo: "1 practice")
    try DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: "INSERT INTO learner (uuid, name, createdAt, usedAt) VALUES (?, 'Mina', 0, 0)",
        arguments: [UUID()])
    }
    let history = CalculationHistory(path: path)
    #expect(try history.calculations() == [])
    try history.append(sum(1), limit: 10)
    #expect(try history.calculations() == [sum(1)])
    #expect(try LearnerStore(path: path).learners().map(\.name) == ["Mina"])
    #expect(history.damaged == nil)
  }

  @Test func `practice and calculations share the file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mathbot.sqlite"
    let store = LearnerStore(path: path)
    let history = CalculationHistory(path: path)
    for number in 1...5 {
      try store.record(.example(), in: .example(), at: .reference)
      try history.append(sum(number), limit: 10)
    }
    let learner = try #require(try store.currentLearner())
    #expect(try store.attempts(of: learner).count == 5)
    #expect(try history.calculations().count == 5)
  }
}

extension Data {
  /// Whether these bytes stand somewhere in the data.
  fileprivate func contains(_ bytes: Data) -> Bool { range(of: bytes) != nil }
}
