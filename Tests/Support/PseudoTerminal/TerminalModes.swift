#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// All of a terminal's modes, byte for byte.
package struct TerminalModes: Equatable, Sendable {
  private let bytes: [UInt8]
  /// What is typed appears by itself.
  package let echoes: Bool
  /// Ctrl-C and Ctrl-Z are signals.
  package let hasSignals: Bool

  init(of terminal: Int32) throws {
    var modes = termios()
    unsafe try check("tcgetattr", tcgetattr(terminal, &modes))
    bytes = unsafe withUnsafeBytes(of: modes) { unsafe Array($0) }
    echoes = modes.c_lflag & tcflag_t(ECHO) != 0
    hasSignals = modes.c_lflag & tcflag_t(ISIG) != 0
  }
}
