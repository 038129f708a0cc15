import Basics
import GRDB
package import Quiz

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension LearnerStore {
  /// All learners, the one who was chosen last first.
  package func learners() throws(StorageError) -> [Learner] {
    try file.read(ifMissing: [], Learner.fetchAll)
  }

  /// The learner who was chosen last; nil before anybody practised.
  package func currentLearner() throws(StorageError) -> Learner? {
    try learners().first
  }

  /// The learner with this name, in any case.
  package func learner(named name: String) throws(StorageError) -> Learner? {
    try learners().first { $0.isNamed(name) }
  }

  /// This learner, also under a new name; else the one who has the name now.
  package func learner(_ id: Learner.ID?, named name: String) throws(StorageError) -> Learner? {
    try learners().known(by: id, named: name)
  }

  /// The learner with this name, in any case.
  ///
  /// - Throws: `LearnerError.unknown` with the nearest name where there is none.
  package func knownLearner(named name: String) throws(LearnerError) -> Learner {
    let learners = try all()
    guard let learner = learners.first(where: { $0.isNamed(name) }) else {
      let names = learners.map(\.name)
      throw .unknown(name, nearest: nearestMatch(to: name, among: names), known: names)
    }
    return learner
  }

  /// All learners in the order of their names, and how much they practised.
  package func overviews() throws(StorageError) -> [LearnerOverview] {
    var overviews = try file.read(ifMissing: []) { db in
      try LearnerOverview.fetchReadable(db, LearnerOverview.all)
    }
    for index in overviews.indices {
      overviews[index].questions = try past(of: overviews[index].learner).asked
    }
    return overviews
  }

  /// Adds a learner, who practises where nobody is named only if nobody else could.
  @discardableResult
  package func addLearner(named name: String, at date: Date) throws(LearnerError) -> Learner {
    let learner = Learner(name: try freeName(name), createdAt: date)
    try change(learner.insertAsLast)
    return learner
  }

  /// Gives a learner another name.
  package func rename(_ learner: Learner, to name: String) throws(LearnerError) {
    let name = try freeName(name, for: learner)
    try change { db in
      try Learner.identified(by: learner.id).updateAll(db, Learner.Columns.name.set(to: name))
    }
  }

  /// Keeps what a learner has chosen for themselves.
  package func keep(
    _ settings: LearnerSettings, of learner: Learner
  ) throws(StorageError) {
    try file.write { try settings.update($0, of: learner.id) }
  }

  /// Keeps what a learner chose when a small goal was asked for, or that nothing is left of it.
  package func remember(
    _ goal: LastGoal?, of learner: Learner
  ) throws(StorageError) {
    try file.write { db in
      _ = try Learner.identified(by: learner.id).updateAll(
        db, Learner.Columns.lastGoal.set(to: goal?.rawValue))
    }
  }

  /// Makes a learner the one who practises where nobody is named.
  package func use(_ learner: Learner, at date: Date) throws(StorageError) {
    try file.write { db in
      try learner.markUsed(db, at: date)
    }
  }

  /// Deletes a learner and all practice of theirs.
  package func remove(_ learner: Learner) throws(StorageError) {
    try file.write { db in
      _ = try Learner.identified(by: learner.id).deleteAll(db)
    }
  }

  /// Deletes those of some learners who have never practised and have chosen nothing of their own, as
  /// long as others are left.
  package func removeUnplayed(_ ids: Set<Learner.ID>) throws(StorageError) {
    try file.write { db in
      for learner in try Learner.fetchAll(db)
      where ids.contains(learner.id) && learner.settings == LearnerSettings() {
        guard try Learner.fetchCount(db) > 1 else { return }
        let owned = StoredSession.owner.filter(Learner.Columns.uuid == learner.id)
        guard try StoredSession.joining(required: owned).fetchCount(db) == 0 else { continue }
        _ = try Learner.identified(by: learner.id).deleteAll(db)
      }
    }
  }

  /// A name that is allowed and that nobody else has.
  private func freeName(
    _ text: String, for owner: Learner? = nil
  ) throws(LearnerError) -> String {
    let name = try Learner.checkedName(text)
    let others = try all().filter { $0.id != owner?.id }
    if let taken = others.first(where: { $0.isNamed(name) }) { throw .nameTaken(taken.name) }
    return name
  }

  private func all() throws(LearnerError) -> [Learner] {
    do { return try learners() } catch { throw .storage(error) }
  }

  private func change(_ body: (Database) throws -> Void) throws(LearnerError) {
    do { try file.write(body) } catch { throw .storage(error) }
  }
}
