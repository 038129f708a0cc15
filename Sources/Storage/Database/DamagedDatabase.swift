/// A damaged file of practice data that was set aside, so that a new one was started.
package struct DamagedDatabase: Hashable, Sendable {
  /// Where the file was, and where the new one is.
  package let path: String
  /// Where the damaged file is now.
  package let newPath: String
}
