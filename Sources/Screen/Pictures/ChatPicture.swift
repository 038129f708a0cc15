/// The chat: header, conversation, words offered, composer and keypad.
package struct ChatPicture: Equatable, Sendable {
  package var header: ChatHeader
  /// The conversation, oldest first.
  package var entries: [ChatEntry]
  /// The words that Robo offers, if any.
  package var chips: ChipRow?
  package var composer: Composer
  /// The numeric keypad, while a question is open.
  package var keypad: NumericKeypad?
  /// How many rows the reader has scrolled back from the newest; 0 shows the newest.
  package var scrolledRows: Int
  /// Which step of the confetti is falling over the conversation, if any.
  package var confetti: Int?
  /// How far the flower has slid that has just opened, 0..<`FlowerSlide.steps`; nil where none does.
  package var flower: Int?
  /// The word on the marker that leads back to the newest message.
  package var newestLabel: String

  package init(
    header: ChatHeader, entries: [ChatEntry], chips: ChipRow? = nil, composer: Composer,
    keypad: NumericKeypad? = nil, scrolledRows: Int = 0, confetti: Int? = nil,
    flower: Int? = nil,
    newestLabel: String = "newest"
  ) {
    self.header = header
    self.entries = entries
    self.chips = chips
    self.composer = composer
    self.keypad = keypad
    self.scrolledRows = scrolledRows
    self.confetti = confetti
    self.flower = flower
    self.newestLabel = newestLabel
  }
}
