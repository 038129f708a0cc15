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
  /// Who practises was removed while they did; nothing of theirs is stored unasked.
  case learnerRemoved(name: String)
  /// Anything else, in the words of SQLite.
  case failed(path: String, reason: String)
}
