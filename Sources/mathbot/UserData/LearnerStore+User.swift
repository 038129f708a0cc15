import Storage

extension LearnerStore {
  /// The practice data of the user who runs the program.
  static var ofUser: LearnerStore { LearnerStore(path: Folders.ofUser.database) }

  /// Who practises now; nil also where the file cannot be read, as for settings it does not matter.
  func readableCurrentLearner() -> Learner? {
    defer { reportDamage() }
    return try? currentLearner()
  }

  /// Says on standard error that a damaged file had to be set aside, if there was one.
  func reportDamage() {
    if let damaged { StandardError.complain(damaged) }
  }
}
