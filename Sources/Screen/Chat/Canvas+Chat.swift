extension Canvas {
  /// Draws the chat and gives back the conversation's rows that do not fit.
  mutating func draw(_ chat: ChatPicture) -> Int {
    let layout = ChatLayout(chat, size: frame.size, glyphs: glyphs)
    drawHeader(chat.header, in: layout.header)
    let hidden = drawConversation(chat, in: layout.conversation)
    drawComposer(chat.composer, in: layout.composer)
    if let keypad = layout.keypad {
      drawKeypad(keypad.keys, pressed: chat.keypad?.pressed, in: keypad.area)
    }
    return hidden
  }
}
