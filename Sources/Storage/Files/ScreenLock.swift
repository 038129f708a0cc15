import Basics
import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a program holds while it has the screen of a terminal.
///
/// Every way out removes it but those that cannot be caught, SIGKILL and a power cut: a file that
/// nobody holds any more tells that a screen was not given back.
package final class ScreenLock {
  /// The beginning of the names of these files.
  private static let prefix = "screen-"
  private let folder: String
  private var held: OpenFile?

  /// - Parameter folder: Where the files are; it need not exist.
  package init(folder: String) {
    self.folder = folder
  }

  /// Creates the file of a terminal, such as `/dev/pts/3`, and holds it until the program ends.
  ///
  /// Where that fails nothing will be noticed later; the screen is no less usable for that.
  ///
  /// - Returns: the path of the file; nil where there is none.
  package func take(_ terminal: String) -> String? {
    let path = path(of: terminal)
    do throws(FileError) {
      try Files.createFolder(folder)
      let file = try OpenFile(path, for: .lock, .writeOnly, options: [.create, .noFollow])
      guard file.tryToLock() else { return nil }
      try file.write(Array(terminal.utf8))
      held = consume file
      return path
    } catch {
      return nil
    }
  }

  /// The terminals whose screens were not given back.
  package var abandoned: [String] {
    Files.names(in: folder).filter { $0.hasPrefix(Self.prefix) }.sorted()
      .compactMap { abandonedTerminal(in: "\(folder)/\($0)") }
  }

  /// Forgets that the screen of this terminal was not given back.
  ///
  /// - Returns: false where it was, or where a program has it now.
  package func forget(_ terminal: String) -> Bool {
    let path = path(of: terminal)
    guard abandonedTerminal(in: path) != nil else { return false }
    return unsafe unlink(path) == 0
  }

  private func path(of terminal: String) -> String {
    let name = terminal.drop { $0 == "/" }.map { $0 == "/" ? "-" : $0 }
    return "\(folder)/\(Self.prefix)\(String(name))"
  }

  /// What stands in a file that nobody holds.
  private func abandonedTerminal(in path: String) -> String? {
    guard
      let file = try? OpenFile(path, for: .lock, .readOnly, options: [.noFollow, .nonBlocking]),
      file.isRegular, file.tryToLock(), let bytes = try? file.read(limit: 64)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).printable
  }
}
