extension Canvas {
  /// Draws the part of the conversation that is on show, and gives back the rows that are not.
  mutating func drawConversation(_ chat: ChatPicture, in area: Rectangle) -> Int {
    let layout = ConversationLayout(
      chat.entries, columns: area.columns, rows: area.rows, look: look)
    let hidden = max(0, layout.height - area.rows)
    let scrolled = min(max(0, chat.scrolledRows), hidden)
    let start = area.endRow - layout.height + scrolled
    clipped(to: area) { canvas in
      for item in layout.items {
        let top = start + item.top
        guard top < area.endRow, top + item.height > area.row else { continue }
        canvas.draw(item, top: top, in: area)
      }
      if let step = chat.confetti { canvas.drawConfetti(step: step, in: area) }
      if scrolled > 0 { canvas.drawNewestMarker(chat.newestLabel, in: area) }
    }
    return hidden
  }

  private mutating func draw(_ item: ConversationLayout.Item, top: Int, in area: Rectangle) {
    switch item.entry {
    case .bubble(let bubble): draw(bubble, top: top, in: area, endsRun: item.endsRun)
    case .card(let card): draw(card, top: top, in: area)
    case .notice(let lines):
      for (offset, line) in lines.enumerated() {
        let column = area.column + (area.columns - line.displayWidth) / 2
        write(line, column, top + offset, theme.secondary)
      }
    }
  }

  private mutating func drawNewestMarker(_ label: String, in area: Rectangle) {
    let text = " \(glyphs.down) \(glyphs.text(label)) "
    let column = area.column + (area.columns - text.displayWidth) / 2
    write(text, column, area.endRow - 1, theme.selected)
    let place = Rectangle(
      column: column, row: area.endRow - 1, columns: text.displayWidth, rows: 1)
    addTap(.newest, in: place)
  }
}
