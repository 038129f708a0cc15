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

extension ArchiveError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnArchive: "This is no practice that mathbot exported."
    case .newerSchema: "A newer mathbot exported this. Please update mathbot."
    case .unsound(let id): "The record \(id) holds values that cannot be. Nothing was imported."
    case .file(let error): error.description
    case .learner(let error): error.description
    case .storage(let error): error.description
    }
  }
}
