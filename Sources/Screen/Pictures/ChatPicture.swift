/// The chat: header, conversation, composer and keypad.
package struct ChatPicture: Equatable, Sendable {
  package var header: ChatHeader
  /// The conversation, oldest first.
  package var entries: [ChatEntry]
  package var composer: Composer
  /// The numeric keypad, while a question is open.
  package var keypad: NumericKeypad?
  /// How many rows the reader has scrolled back from the newest; 0 shows the newest.
  package var scrolledRows: Int
  /// Which step of the confetti is falling over the conversation, if any.
  package var confetti: Int?
  /// The word on the marker that leads back to the newest message.
  package var newestLabel: String

  package init(
    header: ChatHeader, entries: [ChatEntry], composer: Composer,
    keypad: NumericKeypad? = nil, scrolledRows: Int = 0, confetti: Int? = nil,
    newestLabel: String = "newest"
  ) {
    self.header = header
    self.entries = entries
    self.composer = composer
    self.keypad = keypad
    self.scrolledRows = scrolledRows
    self.confetti = confetti
    self.newestLabel = newestLabel
  }
}

/// The top line: who is chatting, the countdown and the score.
package struct ChatHeader: Equatable, Sendable {
  package var icon: String
  package var name: String
  /// The countdown as text, such as `4:32`; empty when it is hidden or no timer runs.
  package var clock: String
  /// The countdown is drawn large when there is room for it.
  package var clockIsLarge: Bool
  /// The share of the time left, 0…1,000, for the thin bar; nil draws a plain line.
  package var permilleLeft: Int?
  /// Little time is left: the bar changes its colour.
  package var isEnding: Bool
  /// How many were right and how many are still to practise; nil before the first question.
  package var right: Int?
  package var toPractise: Int?

  package init(
    icon: String, name: String, clock: String = "", clockIsLarge: Bool = false,
    permilleLeft: Int? = nil, isEnding: Bool = false, right: Int? = nil, toPractise: Int? = nil
  ) {
    self.icon = icon
    self.name = name
    self.clock = clock
    self.clockIsLarge = clockIsLarge
    self.permilleLeft = permilleLeft
    self.isEnding = isEnding
    self.right = right
    self.toPractise = toPractise
  }
}

/// The field in which the child types.
package struct Composer: Equatable, Sendable {
  /// What stands before the line, such as a search's prompt; usually empty.
  package var prompt: String
  package var line: String
  /// The cursor's position in `line`, counted in characters.
  package var cursor: Int
  /// Shown while the line is empty.
  package var placeholder: String

  package init(line: String = "", cursor: Int = 0, placeholder: String = "", prompt: String = "") {
    self.line = line
    self.cursor = cursor
    self.placeholder = placeholder
    self.prompt = prompt
  }
}

/// The numeric keypad with its three words in the child's language; an empty hint or skip has no
/// key.
package struct NumericKeypad: Equatable, Sendable {
  package var hint: String
  package var skip: String
  package var send: String
  /// The key that lights up because it was just typed or tapped.
  package var pressed: KeypadKey?

  package init(hint: String, skip: String, send: String, pressed: KeypadKey? = nil) {
    self.hint = hint
    self.skip = skip
    self.send = send
    self.pressed = pressed
  }
}
