/// Something on the screen that a tap, or a click, means.
package enum TapTarget: Hashable, Sendable {
  /// The header with the robot's name: opens the contact card.
  case header
  /// A key of the numeric keypad.
  case keypad(KeypadKey)
  /// The composer's send arrow.
  case send
  /// The marker, shown while scrolled back, that leads to the newest message.
  case newest
  /// A value on the slider of the card with the given identity.
  case slider(card: Int, value: Int)
  /// An option, counted from 0, on the card with the given identity.
  case option(card: Int, index: Int)
  /// A row of a form, and the option on it, both counted from 0.
  case field(row: Int, option: Int)
  /// A value on the slider of a form's row.
  case fieldSlider(row: Int, value: Int)
  /// A word offered below the page or under the conversation, by its index among the words.
  case word(Int)
  /// A key of the calculator, by its index among all keys, row after row.
  case calculatorKey(Int)
  /// A plant of the garden's bed, and another bed, counted from 0.
  case plant(row: Int, column: Int)
  case bed(Int)
  /// A calculation in the history, by its index from the oldest.
  case historyEntry(Int)
  /// A cell of a plot's plane, from its left top.
  case plot(column: Int, row: Int)
}
