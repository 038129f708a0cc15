package import Quiz

import GRDB

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension LearnerStore {
  /// Stores an attempt, and the session when this is its first one.
  ///
  /// The attempt is on the disk when this returns, and may be there when this throws: to try again
  /// with the same identifier stores it once.
  ///
  /// - Throws: `StorageError.learnerRemoved` where somebody has removed the learner of the session
  ///   and nobody else has the name.
  package func record(
    _ attempt: Attempt, id: UUID = UUID(), in session: StoredSession, at date: Date
  ) throws(StorageError) {
    let stored = StoredAttempt(id: id, session: session.id, attempt: attempt, at: date)
    try file.write { db in
      guard try !stored.isStored(db) else { return }
      let row = try session.row(db) ?? insert(session, db)
      try stored.insert(db, session: row)
    }
    attemptsSincePast += 1
    if attemptsSincePast >= StoredPast.attemptsBetween { keepPast(of: session) }
  }

  /// Stores how a session ended; a session without an attempt is not stored at all.
  package func end(
    _ session: StoredSession, totals: SessionTotals, at date: Date
  ) throws(StorageError) {
    var ended = session
    ended.endedAt = date
    ended.totals = totals
    guard try isStored(session) else { return }
    try file.write(ended.updateEnd)
    keepPast(of: session)
  }

  /// Lets a session that has ended go on.
  package func reopen(_ session: StoredSession) throws(StorageError) {
    if try isStored(session) { try file.write(session.reopen) }
  }

  /// Whether the session has an attempt; where there is no file, none is created.
  private func isStored(_ session: StoredSession) throws(StorageError) -> Bool {
    try file.read(ifMissing: false) { try session.row($0) != nil }
  }

  /// The learner's sessions, or those of one kind, the latest first.
  package func sessions(
    of learner: Learner, kind: SessionKind? = nil, limit: Int = .max
  ) throws(StorageError) -> [StoredSession] {
    try file.read(ifMissing: []) { db in
      let owned = StoredSession.owner.filter(Learner.Columns.uuid == learner.id)
      var sessions = StoredSession.named.joining(required: owned)
      if let kind { sessions = sessions.filter(StoredSession.Columns.kind == kind) }
      let latest = sessions.order(StoredSession.Columns.startedAt.desc, Column.rowID.desc)
      return try StoredSession.fetchReadable(db, latest.limit(limit))
    }
  }

  /// The session that the learner started last, or the last one of a kind.
  package func lastSession(
    of learner: Learner, kind: SessionKind? = nil
  ) throws(StorageError) -> StoredSession? {
    if let last = try sessions(of: learner, kind: kind, limit: 1).first { return last }
    // The latest may be unreadable.
    return try sessions(of: learner, kind: kind).first
  }

  /// The learner's attempts from a point in time on, the oldest first.
  ///
  /// - Complexity: O(*n*) for *n* attempts of the learner since then.
  package func attempts(
    of learner: Learner, since date: Date = .distantPast
  ) throws(StorageError) -> [StoredAttempt] {
    try file.read(ifMissing: []) { db in
      let owned = StoredSession.owner.filter(Learner.Columns.uuid == learner.id)
      return try StoredAttempt.fetchReadable(
        db,
        StoredAttempt.chronological
          .joining(required: StoredAttempt.practice.joining(required: owned))
          .filter(StoredAttempt.Columns.at >= date.milliseconds))
    }
  }

  /// The attempts of one session, the first first.
  package func attempts(in session: StoredSession) throws(StorageError) -> [StoredAttempt] {
    try file.read(ifMissing: []) { db in
      let practice = StoredAttempt.practice.filter(StoredSession.Columns.uuid == session.id)
      return try StoredAttempt.fetchReadable(
        db, StoredAttempt.chronological.joining(required: practice))
    }
  }

  /// Adds a session, and its learner where nobody has this name yet.
  private func insert(_ session: StoredSession, _ db: Database) throws -> Int64 {
    let learners = try Learner.fetchAll(db)
    if let known = learners.known(by: session.learnerID, named: session.learner) {
      // Who practises is offered as the next one who does.
      if known.id != learners.first?.id { try known.markUsed(db, at: session.startedAt) }
      return try session.insert(db, learner: known.id)
    }
    // In a file that has taken another one's place nobody is known yet.
    guard session.learnerID == nil || file.hasGivenWay else {
      throw StorageError.learnerRemoved(name: session.learner)
    }
    let new = Learner(name: session.learner, createdAt: session.startedAt)
    try new.insert(db)
    return try session.insert(db, learner: new.id)
  }
}
