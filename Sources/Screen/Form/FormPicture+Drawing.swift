extension FormPicture {
  /// Draws the form; the focused row can always be seen.
  func draw(on canvas: inout Canvas) {
    PageTitle(icon: icon, text: title).draw(on: &canvas)
    let footerTop = Footer(words: footer).draw(on: &canvas)
    let messageTop = drawMessage(on: &canvas, above: footerTop)
    let top = canvas.bounds.rows >= 20 ? 3 : 2
    let area = Rectangle(
      column: 0, row: top, columns: canvas.bounds.columns, rows: messageTop - 1 - top)
    let layout = FormLayout(self, columns: area.columns, rows: area.rows, look: canvas.look)
    let offset = layout.offset(focus: focus, rows: area.rows)
    canvas.clipped(to: area) { canvas in
      for index in layout.items.indices {
        let row = FormRow(layout: layout, index: index, isFocused: index == focus)
        row.draw(on: &canvas, firstRow: area.row - offset)
      }
    }
    ScrollMarks(above: offset, below: layout.height - offset - area.rows)
      .draw(on: &canvas, in: area)
  }

  /// Writes the message above the footer and gives back its first row.
  private func drawMessage(on canvas: inout Canvas, above footer: Int) -> Int {
    guard !message.isEmpty else { return footer - 1 }
    let lines = canvas.glyphs.text(message).wrapped(to: min(72, canvas.bounds.columns - 4))
      .prefix(3)
    let top = footer - 1 - lines.count
    for (offset, line) in lines.enumerated() {
      canvas.write(line, 2, top + offset, canvas.theme.accent)
    }
    return top
  }
}
