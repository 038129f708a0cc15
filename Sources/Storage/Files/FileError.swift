import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the operating system refused to do with a file.
package struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Action: String, Sendable {
    case read, write, create, move, remove, lock
  }

  package let action: Action
  package let path: String
  /// The system's error number, such as `EACCES`.
  package let code: Int32

  package init(_ action: Action, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Says with which file a call of the system failed, which throws an `Errno`.
  package init(_ action: Action, _ path: String, _ error: any Error) {
    self.init(action, path, code: (error as? Errno)?.rawValue ?? EIO)
  }
}
