import CTerminalGuard
import SystemIO
import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts a terminal right that a killed program left in a strange state.
package enum TerminalReset {
  /// Undoes every mode that mathbot may set, and lets lines be typed and seen again, as
  /// `stty sane` does.
  ///
  /// Does nothing to the modes where the standard input is no terminal.
  package static func run() {
    try? FileDescriptor.standardOutput.writeWhole(TerminalSession.restoringSequence)
    var modes = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_iflag |= tcflag_t(BRKINT | ICRNL | IXON)
    modes.c_oflag |= tcflag_t(OPOST | ONLCR)
    modes.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG | IEXTEN)
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}
