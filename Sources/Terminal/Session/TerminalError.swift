/// Why the terminal cannot be used for the full screen.
package enum TerminalError: Error, Equatable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// The system refused the modes, with the number of its error.
  case refused(errno: Int32)
}
