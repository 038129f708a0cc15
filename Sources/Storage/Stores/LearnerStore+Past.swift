import GRDB
package import Quiz

extension LearnerStore {
  /// What a learner answered before.
  ///
  /// - Complexity: It does not grow with the number of attempts, except after an import, an update
  ///   or a change of the time zone, when all are gathered once.
  package func past(of learner: Learner) throws(StorageError) -> Past {
    if let past = try readPast(of: learner, adding: StoredPast.mostRead) { return past }
    let kept = try? file.write { db in
      try Learner.row(db, of: learner).flatMap { try keep(db, of: $0) }?.past
    }
    if let kept = kept.flatMap(\.self) { return kept }
    return try readPast(of: learner) ?? Past()
  }

  /// What is stored of a learner; nil where more attempts have to be added than the limit.
  private func readPast(
    of learner: Learner, adding limit: Int = .max
  ) throws(StorageError) -> Past? {
    try file.read(ifMissing: Past()) { db in
      guard let row = try Learner.row(db, of: learner) else { return Past() }
      return try StoredPast(db, of: row, by: calendar, adding: limit)?.past
    }
  }

  /// Keeps what was gathered of whose session it is, so that the next start is quick.
  ///
  /// The answers are stored already: where this fails, they are gathered later.
  func keepPast(of session: StoredSession) {
    attemptsSincePast = 0
    try? file.write { db in
      guard let learner = try session.learnerRow(db) else { return }
      _ = try keep(db, of: learner, adding: StoredPast.mostBetweenAnswers)
    }
  }

  private func keep(
    _ db: Database, of learner: Int64, adding limit: Int = .max
  ) throws -> StoredPast? {
    let stored = try StoredPast(db, of: learner, by: calendar, adding: limit)
    try stored?.save(db, of: learner, by: calendar)
    return stored
  }
}

extension Learner {
  /// The number of the learner's row, if they are stored.
  fileprivate static func row(_ db: Database, of learner: Learner) throws -> Int64? {
    try rowNumber(db, where: Columns.uuid, is: learner.id)
  }
}

extension StoredSession {
  /// The number of the row of whose session it is, if it is stored.
  fileprivate func learnerRow(_ db: Database) throws -> Int64? {
    try Int64.fetchOne(
      db, StoredSession.filter(Columns.uuid == id).select(Columns.learner))
  }
}
