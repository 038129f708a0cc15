import CTerminalGuard
package import Screen
import SystemIO
import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalSession {
  /// Whether the program has the screen; not before the start, and not after a stop until the
  /// event ``TerminalEvent/resumed(after:)``.
  package var hasScreen: Bool { terminal_guard_is_active() }

  /// Sends bytes to the terminal, whole; nothing while the program does not have the screen.
  package func write(_ bytes: [UInt8]) {
    guard hasScreen else { return }
    try? FileDescriptor.standardOutput.writeWhole(bytes)
  }

  /// The window's size in cells: what the terminal says, else the environment, else 80×24.
  package var size: Size { .ofTerminal }
}

extension Size {
  /// The size in cells of the window at standard output: what the terminal says, else the
  /// environment, else 80×24.
  package static var ofTerminal: Size {
    var window = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
    return Size(
      columns: isKnown ? Int(window.ws_col) : 0, rows: isKnown ? Int(window.ws_row) : 0,
      environment: environmentVariable)
  }
}

extension Size {
  /// Completes what the terminal says about its size; it says 0 when it does not know.
  ///
  /// Sizes that no screen has are cut, as each cell costs memory.
  init(columns: Int, rows: Int, environment: (String) -> String?) {
    let columns = columns > 0 ? columns : environment("COLUMNS").flatMap { Int($0) } ?? 0
    let rows = rows > 0 ? rows : environment("LINES").flatMap { Int($0) } ?? 0
    self.init(
      columns: columns > 0 ? min(columns, 1000) : 80, rows: rows > 0 ? min(rows, 500) : 24)
  }
}
