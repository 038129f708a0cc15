/// A settings file that could not be used, so that the defaults hold.
package struct BrokenSettings: Hashable, Sendable {
  /// Where the file was.
  package let path: String
  package let fault: SettingsFault
  /// Where the file is now, or why it could not be moved.
  package let newPath: Result<String, FileError>
}
