/// A settings file that could not be used, so that the defaults hold.
package struct BrokenSettings: Hashable, Sendable {
  /// Where the file was.
  package let path: String
  package let fault: SettingsFault
  /// Where the file is now, or why it could not be moved.
  package let newPath: Result<String, FileError>
}

extension BrokenSettings: CustomStringConvertible {
  /// What is wrong with the file and where it is now, in plain English.
  package var description: String {
    let outcome =
      switch newPath {
      case .success(let newPath): "It is kept as \(newPath), and the defaults hold."
      case .failure(let error): "The defaults hold. \(error)"
      }
    return "The settings file \(path) cannot be used. \(fault) \(outcome)"
  }
}
