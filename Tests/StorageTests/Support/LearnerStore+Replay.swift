import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

extension LearnerStore {
  /// What a learner answered before, gathered from all attempts, whatever was kept of it.
  func replayedPast(of learner: Learner) throws -> Past {
    var past: Past?
    let queue = try DatabaseQueue(path: file.path)
    try queue.inTransaction { db in
      try db.execute(sql: "DELETE FROM past")
      let row = try Learner.rowNumber(db, where: Learner.Columns.uuid, is: learner.id)
      past = try StoredPast(db, of: try #require(row), by: calendar)?.past
      return .rollback
    }
    try queue.close()
    return try #require(past)
  }

  /// How many learners something is kept of.
  func keptPasts() throws -> Int {
    try file.read(ifMissing: 0) { try Int.fetchOne($0, sql: "SELECT count(*) FROM past") ?? 0 }
  }

  /// Changes what is in the tables behind the store's back.
  func tamper(_ sql: String, _ arguments: StatementArguments = []) throws {
    let queue = try DatabaseQueue(path: file.path)
    try queue.write { try $0.execute(sql: sql, arguments: arguments) }
    try queue.close()
  }
}
