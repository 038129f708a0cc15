package import Screen

/// One complete thing that arrived from the terminal.
package enum InputToken: Equatable, Sendable {
  /// A key, and the bytes that the line editor wants for it.
  case key(Key, bytes: [UInt8])
  /// A click, a drag or a turn of the wheel.
  case mouse(MouseEvent)
  /// Pasted text, at most 10,000 characters: no control characters but the ends of its lines.
  case paste(String)
  /// The terminal's answer to a question.
  case reply(TerminalReply)
}
