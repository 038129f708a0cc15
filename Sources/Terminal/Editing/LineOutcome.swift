/// What became of the keys that the line editor was fed.
package enum LineOutcome: Equatable, Sendable {
  /// The line, the cursor or the prompt may have changed.
  case edited
  /// The line was sent with Enter; the next one is empty.
  case submitted(String)
  /// Ctrl-D was typed on an empty line.
  case endOfInput
}
