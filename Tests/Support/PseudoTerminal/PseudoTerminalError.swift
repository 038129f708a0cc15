/// What went wrong with a program in a pseudo-terminal.
package enum PseudoTerminalError: Error, Equatable {
  /// The system refused, with the number of its error.
  case refused(call: String, errno: Int32)
  /// The text did not come in time; this came last.
  case missing(String, got: String)
  /// The program did not end in time; these were its last words.
  case stillRunning(got: String)
}
