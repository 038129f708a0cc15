import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was gathered of a learner's attempts, up to one of them.
///
/// It is kept so that nobody has to go through all attempts again, and says up to which one it
/// goes: what came after is added when it is needed. So it may be old, or not there at all, and
/// nothing is wrong or lost.
struct StoredPast {
  /// The last attempt that was gathered: when its session began, when it was, and its row.
  struct Position: Equatable {
    var start = Int64.min
    var at = Int64.min
    var row = Int64.min
  }

  /// After how many attempts it is kept anew.
  static let attemptsBetween = 64
  /// With more attempts to add than this, who reads it keeps it for the next one.
  static let mostRead = 256
  /// With more attempts to add than this it is not kept between two answers.
  static let mostBetweenAnswers = 2_048

  /// What was gathered.
  private(set) var past = Past()
  private(set) var position = Position()
  /// How many attempts were added since it was read.
  private(set) var added = 0

  init(_ past: Past = Past(), upTo position: Position = Position()) {
    self.past = past
    self.position = position
  }

  /// What is stored of a learner, with all attempts that came after it; nil where there are more of
  /// them than the limit.
  ///
  /// - Parameters:
  ///   - db: The database.
  ///   - learner: The number of the learner's row.
  ///   - calendar: By which days the past is counted.
  ///   - limit: How many attempts are added at most.
  /// - Throws: an error where the attempts cannot be read.
  init?(
    _ db: Database, of learner: Int64, by calendar: LocalCalendar, adding limit: Int = .max
  ) throws {
    // What cannot be read is gathered again.
    self = (try? Self.fetch(db, of: learner, by: calendar)) ?? StoredPast()
    let rows = try Row.fetchCursor(db, PastRow.all(of: learner, after: position))
    var reader = PastRow.Reader()
    while let row = try rows.next() {
      guard added < limit else { return nil }
      added += 1
      let next = try reader.read(row)
      position = next.position
      if let attempt = next.attempt { past.take(attempt.past(by: calendar)) }
    }
  }
}

extension StoredPast {
  /// By which rules attempts are gathered, the calendar among them.
  private static func rules(by calendar: LocalCalendar) -> String {
    "\(Past.version) \(calendar.name)"
  }

  /// What was kept by the same rules; nil where nothing was.
  private static func fetch(
    _ db: Database, of learner: Int64, by calendar: LocalCalendar
  ) throws -> StoredPast? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT lastStart, lastAt, lastAttempt, gathered FROM past WHERE learner = ? AND rules = ?
        """,
      arguments: [learner, rules(by: calendar)])
    return try row.map { row in
      StoredPast(
        try Past(packed: [UInt8](try row.decode(Data.self, atIndex: 3))),
        upTo: Position(
          start: try row.decode(atIndex: 0), at: try row.decode(atIndex: 1),
          row: try row.decode(atIndex: 2)))
    }
  }

  /// Keeps it in place of what was kept before.
  func save(_ db: Database, of learner: Int64, by calendar: LocalCalendar) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO past (learner, rules, lastStart, lastAt, lastAttempt, gathered)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        learner, Self.rules(by: calendar), position.start, position.at, position.row,
        Data(past.packed),
      ])
  }
}
