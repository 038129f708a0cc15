package import Screen

/// What happened at the terminal.
package enum TerminalEvent: Equatable, Sendable {
  /// Keys, clicks, pastes and replies arrived together; draw once for all of them.
  case input([InputToken])
  /// The window has another size.
  case resized(Size)
  /// The program stood still, as after Ctrl-Z, and goes on; the screen must be drawn anew. The
  /// duration is how long it stood, as far as it is known.
  case resumed(after: Duration)
  /// The signal SIGINT, SIGTERM, SIGHUP or SIGQUIT asks the program to end.
  case signal(Int32)
  /// The terminal is gone.
  case closed
}
