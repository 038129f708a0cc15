import Content
import Storage
import Terminal
import Tutor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A screen that a killed program did not give back.
enum LostScreen {
  /// It was this terminal's, which is right again.
  case here
  /// It was that of another terminal, which may still be in a strange state.
  case elsewhere(terminal: String)

  /// The lost screen that is worth a word, which is then forgotten.
  ///
  /// This terminal's comes before another's; of a terminal that has gone there is none to tell.
  /// This terminal is put right.
  static func find() -> LostScreen? {
    if mendHere() { return .here }
    let terminals = lock.abandoned.filter(lock.forget)
    return terminals.first { unsafe access($0, F_OK) == 0 }.map { .elsewhere(terminal: $0) }
  }

  /// Puts this terminal right where its screen was lost; tells whether it was.
  @discardableResult
  static func mendHere() -> Bool {
    guard let terminalName, lock.forget(terminalName) else { return false }
    TerminalReset.run()
    return true
  }

  private static var lock: ScreenLock { ScreenLock(folder: Folders.ofUser.runtime) }

  /// What the chat is told.
  var event: Event {
    switch self {
    case .here: .screenLost(elsewhere: nil)
    case .elsewhere(let terminal): .screenLost(elsewhere: terminal)
    }
  }
}
