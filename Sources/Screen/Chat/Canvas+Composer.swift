extension Canvas {
  /// Draws the field in which the child types, three rows high or one.
  mutating func drawComposer(_ composer: Composer, in area: Rectangle) {
    if area.rows >= 3 { drawField(in: area) }
    let row = area.row + area.rows / 2
    let sendWidth = 5
    drawSend(
      isReady: !composer.line.isEmpty,
      in: Rectangle(
        column: area.endColumn - sendWidth - 2, row: area.row, columns: sendWidth + 2,
        rows: area.rows), row: row)
    let left = area.rows >= 3 ? 4 : 3
    if area.rows < 3 { write(glyphs.prompt, area.column + 1, row, theme.accent) }
    drawLine(
      composer,
      in: Rectangle(
        column: area.column + left, row: row, columns: area.columns - left - sendWidth - 4,
        rows: 1))
  }

  private mutating func drawField(in area: Rectangle) {
    let field = area.inset(left: 2, right: 2)
    drawFrameRow(field, row: field.row, glyphs.corners[0], glyphs.corners[1], theme.border)
    write(glyphs.vertical, field.column, field.row + 1, theme.border)
    write(glyphs.vertical, field.endColumn - 1, field.row + 1, theme.border)
    drawFrameRow(field, row: field.row + 2, glyphs.corners[2], glyphs.corners[3], theme.border)
  }

  private mutating func drawSend(isReady: Bool, in area: Rectangle, row: Int) {
    let style = isReady ? theme.selected : theme.key
    write(" \(glyphs.send) ", area.column + 1, row, style)
    addTap(.send, in: area)
  }

  /// Draws the line so that the cursor is always to be seen.
  private mutating func drawLine(_ composer: Composer, in area: Rectangle) {
    guard area.columns > 0 else { return }
    clipped(to: area) { canvas in
      let start = canvas.write(composer.prompt, area.column, area.row, canvas.theme.secondary)
      let line = ComposerLine(
        composer, width: max(1, area.endColumn - start), glyphs: canvas.glyphs)
      if composer.line.isEmpty {
        let words = canvas.glyphs.text(composer.placeholder).keepingWords(
          in: area.endColumn - start - 1)
        canvas.write(words, start + 1, area.row, canvas.theme.secondary)
      } else {
        canvas.write(line.visible, start, area.row, canvas.theme.page)
      }
      canvas.placeCursor(min(start + line.cursor, area.endColumn - 1), area.row)
    }
  }
}
