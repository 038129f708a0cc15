/// Why the practice data could not be read or written.
package enum StorageError: Error, Hashable, Sendable {
  /// The operating system refused a file or folder.
  case file(FileError)
  /// A newer mathbot wrote the file; this one leaves it alone.
  case newerVersion(path: String)
  /// Another program kept the file locked for longer than the store waits.
  case locked(path: String)
  case readOnly(path: String)
  case diskFull(path: String)
  /// The file is damaged and could not be set aside.
  case damaged(path: String)
  /// Anything else, in the words of SQLite.
  case failed(path: String, reason: String)
}

extension StorageError: CustomStringConvertible {
  /// What happened, in plain English.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .newerVersion(let path): "A newer mathbot wrote \(path). Please update mathbot."
    case .locked(let path): "Another program is using \(path) and does not let go of it."
    case .readOnly(let path): "Nothing can be written to \(path): it is read-only."
    case .diskFull(let path): "Nothing can be written to \(path): the disk is full."
    case .damaged(let path): "The file \(path) is damaged."
    case .failed(let path, let reason): "The file \(path) cannot be used: \(reason)."
    }
  }
}
