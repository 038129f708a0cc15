import Basics

extension ChatPicture {
  /// Draws the chat and gives back the conversation's rows that do not fit.
  func draw(on canvas: inout Canvas) -> Int {
    let layout = ChatLayout(self, size: canvas.frame.size, look: canvas.look)
    header.draw(on: &canvas, in: layout.header)
    let hidden = drawConversation(on: &canvas, in: layout)
    if let (area, words) = layout.chips { chips?.draw(on: &canvas, words, in: area) }
    composer.draw(on: &canvas, in: layout.composer)
    if let (area, keys) = layout.keypad {
      keys.draw(
        on: &canvas, in: area, pressed: keypad?.pressed, canSend: !composer.line.isEmpty)
    }
    return hidden
  }

  /// Draws the part of the conversation that is on show, and gives back the rows that are not.
  private func drawConversation(on canvas: inout Canvas, in chat: ChatLayout) -> Int {
    let area = chat.conversation
    let layout = ConversationLayout(
      entries, columns: area.columns, rows: area.rows, look: canvas.look)
    let hidden = layout.height - area.rows
    // The way back to the newest has a row of its own, so that it covers no words.
    let maximum = hidden > 0 ? hidden + 1 : 0
    let scrolled = scrolledRows.clamped(to: 0...maximum)
    let shown = scrolled > 0 ? area.inset(bottom: 1) : area
    canvas.clipped(to: shown) { canvas in
      layout.draw(on: &canvas, in: shown, scrolledRows: scrolled)
      if let confetti { Confetti(step: confetti).draw(on: &canvas, in: shown) }
    }
    if scrolled > 0 { canvas.clipped(to: area) { drawNewestMarker(on: &$0, in: area) } }
    if let flower, let answer = layout.placeBesideAnswer(in: shown, scrolledRows: scrolled) {
      // On its way from the answer that made it bloom into the top line.
      let place = ChatHeader.flowerPlace(in: chat.header)
      FlowerSlide(step: flower).draw(on: &canvas, from: answer, to: place)
    }
    return maximum
  }

  private func drawNewestMarker(on canvas: inout Canvas, in area: Rectangle) {
    let text = " \(canvas.glyphs.down) \(canvas.glyphs.text(newestLabel)) "
    let column = area.column + (area.columns - text.displayWidth) / 2
    canvas.write(text, column, area.endRow - 1, canvas.theme.selected)
    let marker = Rectangle(
      column: column, row: area.endRow - 1, columns: text.displayWidth, rows: 1)
    canvas.addTap(.newest, in: marker)
  }
}
