/// Why exported practice cannot be imported.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The text is no JSON, or not of the form that `PracticeArchive` describes.
  case notAnArchive
  /// A newer mathbot exported it.
  case newerSchema(Int)
  /// The session or attempt with this identifier holds what cannot be.
  case unsound(id: String)
  /// The file of the archive cannot be read.
  case file(FileError)
  case learner(LearnerError)
  case storage(StorageError)
}
