import Basics

extension ChatPicture {
  /// Draws the chat and gives back the conversation's rows that do not fit.
  func draw(on canvas: inout Canvas) -> Int {
    let layout = ChatLayout(self, size: canvas.frame.size, look: canvas.look)
    header.draw(on: &canvas, in: layout.header)
    let hidden = drawConversation(on: &canvas, in: layout.conversation)
    if let (area, words) = layout.chips { chips?.draw(on: &canvas, words, in: area) }
    composer.draw(on: &canvas, in: layout.composer)
    if let (area, keys) = layout.keypad {
      keys.draw(on: &canvas, in: area, pressed: keypad?.pressed)
    }
    return hidden
  }

  /// Draws the part of the conversation that is on show, and gives back the rows that are not.
  private func drawConversation(on canvas: inout Canvas, in area: Rectangle) -> Int {
    let layout = ConversationLayout(
      entries, columns: area.columns, rows: area.rows, look: canvas.look)
    let hidden = max(0, layout.height - area.rows)
    let scrolled = scrolledRows.clamped(to: 0...hidden)
    let answer = layout.placeBesideAnswer(in: area, scrolledRows: scrolled)
    canvas.clipped(to: area) { canvas in
      layout.draw(on: &canvas, in: area, scrolledRows: scrolled)
      if let confetti { Confetti(step: confetti).draw(on: &canvas, in: area) }
      if scrolled > 0 { drawNewestMarker(on: &canvas, in: area) }
    }
    if let flower, let answer {
      let place = ChatHeader.flowerPlace(in: canvas.bounds)
      FlowerSlide(step: flower).draw(on: &canvas, from: answer, to: place)
    }
    return hidden
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
