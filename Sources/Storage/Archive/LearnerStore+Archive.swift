import Foundation
import GRDB
import Quiz

extension LearnerStore {
  /// All practice of a learner.
  package func archive(of learner: Learner) throws(StorageError) -> PracticeArchive {
    let sessions = try sessions(of: learner).reversed()
    let attempts = Dictionary(grouping: try attempts(of: learner), by: \.session)
    return PracticeArchive(
      learner: ArchivedLearner(learner),
      sessions: sessions.map { session in
        ArchivedSession(session, attempts: (attempts[session.id] ?? []).map(ArchivedAttempt.init))
      })
  }

  /// Adds the practice of an archive, all or nothing; what is stored already is left as it is, so
  /// that the archive's level and operations count only where the learner has none of their own.
  ///
  /// The practice goes to the learner with this name. Where no name is given, it goes to the
  /// learner who was exported, whatever their name is now, or to the one with the same name. Where
  /// there is no such learner, one is added.
  package func add(
    _ archive: PracticeArchive, to name: String? = nil
  ) throws(ArchiveError) -> ImportReport {
    let learner = try owner(of: archive, name: name)
    let sessions = try archive.soundSessions(learner: learner.name)
    do {
      return try file.write { db in
        var report = ImportReport(learner: learner)
        if try !Learner.fetchAll(db).contains(where: { $0.id == learner.id }) {
          try learner.insertAsLast(db)
        }
        let settings = learner.settings.filled(from: archive.learner.settings)
        if settings != learner.settings { try settings.update(db, of: learner.id) }
        for (session, attempts) in sessions {
          try report.add(session, attempts, db)
        }
        return report
      }
    } catch {
      throw .storage(error)
    }
  }

  /// The learner to whom the practice of an archive goes, who need not be stored yet.
  private func owner(
    of archive: PracticeArchive, name: String?
  ) throws(ArchiveError) -> Learner {
    let learners: [Learner]
    let wanted: String
    do { learners = try self.learners() } catch { throw .storage(error) }
    do { wanted = try Learner.checkedName(name ?? archive.learner.name) } catch {
      throw .learner(error)
    }
    if name == nil, let same = learners.first(where: { $0.id == archive.learner.id }) {
      return same
    }
    if let namesake = learners.first(where: { $0.isNamed(wanted) }) { return namesake }
    let id = name == nil ? archive.learner.id : UUID()
    return Learner(id: id, name: wanted, createdAt: archive.learner.createdAt.date)
  }
}

extension PracticeArchive {
  /// The sessions with their attempts.
  ///
  /// - Throws: `ArchiveError.unsound` for the first record that the program cannot have stored.
  fileprivate func soundSessions(
    learner: String
  ) throws(ArchiveError) -> [(StoredSession, [StoredAttempt])] {
    try sessions.map { session throws(ArchiveError) in
      guard let stored = session.session(learner: learner) else {
        throw .unsound(id: session.id.uuidString)
      }
      let attempts = try session.attempts.map { attempt throws(ArchiveError) in
        guard let stored = attempt.attempt(session: session.id) else {
          throw ArchiveError.unsound(id: attempt.id.uuidString)
        }
        return stored
      }
      return (stored, attempts)
    }
  }
}

extension ImportReport {
  /// Adds what is not stored yet of a session, and counts it.
  fileprivate mutating func add(
    _ session: StoredSession, _ attempts: [StoredAttempt], _ db: Database
  ) throws {
    let known = try session.row(db)
    let row = try known ?? session.insert(db, learner: learner.id)
    if known == nil { sessions += 1 }
    if session.endedAt != nil { try session.updateEnd(db) }
    for attempt in attempts where try !attempt.isStored(db) {
      try attempt.insert(db, session: row)
      self.attempts += 1
    }
  }
}
