import GRDB

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
}
