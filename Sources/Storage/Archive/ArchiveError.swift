/// Why exported practice cannot be imported.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The text is no JSON, or not of the form that `PracticeArchive` describes.
  case notAnArchive
  /// A newer mathbot exported it.
  case newerSchema(Int)
  /// The session or attempt with this identifier holds what cannot be.
  case unsound(id: String)
  /// Another learner of this name has practice of their own here, and nobody said to whom this goes.
  case namesake(String)
  /// All of it is stored with others, so that the learner to whom it should go would stay empty.
  case elsewhere(name: String, owners: [String])
  /// The file of the archive cannot be read.
  case file(FileError)
  case learner(LearnerError)
  case storage(StorageError)
}
