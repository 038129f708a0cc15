import GRDB

extension LearnerStore {
  /// The names of all learners, for the Tab key: the file is neither created, mended nor brought up
  /// to date, and where it cannot be read at once, there are none.
  package static func names(inDatabaseAt path: String) -> [String] {
    guard Files.isTaken(path) else { return [] }
    var configuration = Configuration()
    configuration.readonly = true
    return
      (try? DatabaseQueue(path: path, configuration: configuration).read { db in
        try Learner.select(Learner.Columns.name, as: String.self).order(Learner.Columns.name)
          .fetchAll(db)
      }) ?? []
  }
}
