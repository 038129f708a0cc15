extension Composer {
  /// Draws the field in which the child types, three rows high or one, without what it holds.
  static func drawField(on canvas: inout Canvas, in area: Rectangle) {
    let row = area.row + area.rows / 2
    guard area.rows >= 3 else {
      canvas.write(canvas.glyphs.prompt, area.column + 1, row, canvas.theme.accent)
      return
    }
    let field = Rectangle(
      column: area.column + 2, row: row, columns: area.columns - 4, rows: 1)
    RoundedBox(body: field, style: canvas.theme.page).draw(on: &canvas)
  }

  /// Draws the line being typed into its field.
  func drawLine(on canvas: inout Canvas, in area: Rectangle) {
    let left = area.rows >= 3 ? 4 : 3
    let columns = area.columns - left - Self.sendWidth - 4
    guard columns > 0 else { return }
    let row = area.row + area.rows / 2
    draw(
      on: &canvas,
      in: Rectangle(column: area.column + left, row: row, columns: columns, rows: 1))
  }

  private static let sendWidth = 5

  /// Draws what sends the line into its field: a key, or where the keypad's keys would touch it a
  /// sign.
  func drawSend(on canvas: inout Canvas, in area: Rectangle) {
    let isKey = area.rows >= 3
    let row = area.row + area.rows / 2
    let width = Self.sendWidth + 2
    let touch = Rectangle(
      column: area.endColumn - width, row: area.row, columns: width, rows: area.rows)
    let theme = canvas.theme
    let style =
      isKey
      ? line.isEmpty ? theme.keys.digit : theme.selected
      : line.isEmpty ? theme.secondary : theme.accent
    canvas.write(" \(canvas.glyphs.send) ", touch.column + 1, row, style)
    canvas.addTap(.send, in: touch)
  }

  /// Draws the line so that the cursor is always to be seen.
  private func draw(on canvas: inout Canvas, in area: Rectangle) {
    canvas.clipped(to: area) { canvas in
      let start = canvas.write(prompt, area.column, area.row, canvas.theme.secondary)
      let shown = ComposerLine(
        self, width: max(1, area.endColumn - start), glyphs: canvas.glyphs)
      if line.isEmpty {
        let words = canvas.glyphs.text(placeholder).keepingWords(in: area.endColumn - start - 1)
        canvas.write(words, start + 1, area.row, canvas.theme.secondary)
      } else {
        canvas.write(shown.visible, start, area.row, canvas.theme.page)
      }
      canvas.placeCursor(min(start + shown.cursor, area.endColumn - 1), area.row)
    }
  }
}
