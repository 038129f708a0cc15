/// How a conversation is shown.
package enum ChatForm: Sendable {
  /// Full screen, with bubbles and cards.
  case screen
  /// Line by line, without moving the cursor.
  case plain
}
