import Quiz
import Storage

extension LearnerStore {
  /// The learner that a command line names, or without a name the one who was chosen last; nil
  /// when nobody has practised yet.
  ///
  /// - Throws: `ProgramFailure.usage` for a name that nobody has, and `StorageError`.
  func learner(chosen name: String?) throws -> Learner? {
    guard let name else { return try currentLearner() }
    if let learner = try learner(named: name) { return learner }
    let known = try learners().map(\.name)
    let list = known.isEmpty ? "Nobody has practised yet." : "Known: \(known.listed)."
    throw ProgramFailure.usage(
      "There is no learner \(name.quoted)."
        + Program.suggestion(nearestMatch(to: name, among: known)) + " " + list)
  }
}
