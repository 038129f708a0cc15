import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LearnerStore {
  /// So many kilobytes of the file are held in memory during an import, and else, as SQLite does.
  private static let (importCache, cache) = (32_000, 2_000)

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
  /// learner who was exported, whatever their name is now, or to one with the same name who has none
  /// yet or a session of the archive. Where there is no such learner, one is added.
  ///
  /// - Throws: `ArchiveError.namesake` where another one of that name has practice: two children
  ///   that were mixed cannot be told apart again; `ArchiveError.elsewhere` where the name is new and
  ///   all of the practice is with others already.
  package func add(
    _ archive: ArchiveReader, to name: String? = nil
  ) throws(ArchiveError) -> ImportReport {
    let report = try add(archive, to: owner(of: archive, name: name))
    guard name == nil || report.isKept else {
      throw .elsewhere(name: report.learner.name, owners: report.elsewhere.keys.sorted())
    }
    return report
  }

  private func add(
    _ archive: ArchiveReader, to learner: Learner
  ) throws(ArchiveError) -> ImportReport {
    do {
      return try file.write { db in
        // Pages that go to the disk in the middle of it wait for the disk each time.
        try db.execute(sql: "PRAGMA cache_size = \(-Self.importCache)")
        defer { try? db.execute(sql: "PRAGMA cache_size = \(-Self.cache)") }
        var report = ImportReport(learner: learner)
        let isNew = try !Learner.fetchAll(db).contains { $0.id == learner.id }
        if isNew { try learner.insertAsLast(db) }
        let settings = learner.settings.filled(from: archive.learner.settings)
        if settings != learner.settings { try settings.update(db, of: learner.id) }
        try archive.forEachSession { session in
          let (stored, attempts) = try session.stored(learner: learner.name)
          try report.add(stored, attempts, db)
        }
        // Whose practice is all with somebody else is not added without any.
        if isNew, report.sessions == 0, !report.elsewhere.isEmpty {
          report.isKept = false
          _ = try Learner.identified(by: learner.id).deleteAll(db)
        }
        return report
      }
    } catch {
      throw .storage(error)
    }
  }

  /// The learner to whom the practice of an archive goes, who need not be stored yet.
  private func owner(
    of archive: ArchiveReader, name: String?
  ) throws(ArchiveError) -> Learner {
    let archived = archive.learner
    let learners: [Learner]
    let wanted: String
    do { learners = try self.learners() } catch { throw .storage(error) }
    do { wanted = try Learner.checkedName(name ?? archived.name) } catch {
      throw .learner(error)
    }
    if name == nil, let same = learners.first(where: { $0.id == archived.id }) {
      return same
    }
    if let namesake = learners.first(where: { $0.isNamed(wanted) }) {
      if name == nil, try !isTheSame(namesake, as: archive) { throw .namesake(namesake.name) }
      return namesake
    }
    let id = name == nil ? archived.id : UUID()
    return Learner(id: id, name: wanted, createdAt: archived.createdAt.date)
  }
}

extension LearnerStore {
  /// Whether a learner can only be the one of an archive: nobody has practised as them, or a session
  /// of the archive is theirs.
  private func isTheSame(
    _ learner: Learner, as archive: ArchiveReader
  ) throws(ArchiveError) -> Bool {
    do {
      guard try !sessions(of: learner).isEmpty else { return true }
      return try file.read(ifMissing: false) { db in
        var isShared = false
        try archive.forEachSession { session in
          let (stored, _) = try session.stored(learner: learner.name)
          isShared = try isShared || stored.owner(db)?.id == learner.id
        }
        return isShared
      }
    } catch {
      throw .storage(error)
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
    if known == nil { sessions += 1 } else { try noteOwner(of: session, db) }
    if session.endedAt != nil { try session.updateEnd(db) }
    for attempt in attempts where try !attempt.isStored(db) {
      try attempt.insert(db, session: row)
      self.attempts += 1
    }
  }

  /// Notes with whom a session is that was stored before, where that is another learner.
  private mutating func noteOwner(of session: StoredSession, _ db: Database) throws {
    guard let owner = try session.owner(db), owner.id != learner.id else { return }
    elsewhere[owner.name, default: 0] += 1
  }
}
