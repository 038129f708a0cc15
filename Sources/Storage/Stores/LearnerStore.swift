/// What the learners of this machine practised.
///
/// The file is opened when it is first needed, and created by the first attempt or learner that is
/// stored: whoever only reads creates nothing.
///
/// For example:
///
///     let store = LearnerStore(path: Folders.ofUser.database)
///     let session = StoredSession(
///       learner: "Mina", startedAt: now, options: PracticeOptions(), seed: 1)
///     try store.record(attempt, in: session, at: now)
package final class LearnerStore {
  let file: DatabaseFile
  /// By which days the learners' pasts are counted.
  let calendar: LocalCalendar
  /// How many attempts were stored since a past was kept.
  var attemptsSincePast = 0

  /// - Parameters:
  ///   - path: the absolute path of the file, which need not exist.
  ///   - patience: how long to wait for another process to finish its transaction.
  ///   - calendar: by which days the learners' pasts are counted.
  package init(
    path: String, patience: Duration = .seconds(2), calendar: LocalCalendar = .here
  ) {
    file = DatabaseFile(path: path, patience: patience)
    self.calendar = calendar
  }

  /// How long to wait for another process to finish its transaction.
  package var patience: Duration {
    get { file.patience }
    set { file.patience = newValue }
  }

  /// Deletes the file with all learners and calculations, and damaged ones that were set aside.
  package func removeEverything() throws(StorageError) { try file.remove() }

  /// The damaged file that had to be set aside, if there was one since the store was made.
  package var damaged: DamagedDatabase? { file.damaged }
}
