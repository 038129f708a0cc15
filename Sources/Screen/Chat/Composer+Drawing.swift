extension Composer {
  /// Draws the field in which the child types, three rows high or one, without what it holds.
  static func drawField(on canvas: inout Canvas, in area: Rectangle) {
    let row = area.row + area.rows / 2
    guard area.rows >= 3 else {
      canvas.write(canvas.glyphs.prompt, area.column + 1, row, canvas.theme.accent)
      return
    }
    let field = Rectangle(
      column: area.column + 1, row: row, columns: area.columns - sendWidth - 3, rows: 1)
    RoundedBox(body: field, style: canvas.theme.robotBubble).draw(on: &canvas)
  }

  /// Draws the line being typed into its field.
  func drawLine(on canvas: inout Canvas, in area: Rectangle) {
    let columns = area.columns - Self.sendWidth - 7
    guard columns > 0 else { return }
    let row = area.row + area.rows / 2
    draw(
      on: &canvas, surface: area.rows >= 3 ? .robotBubble : .page,
      in: Rectangle(column: area.column + 3, row: row, columns: columns, rows: 1))
  }

  private static let sendWidth = 5

  /// Draws what sends the line, beside its field: a key, or where the keypad's keys would touch it a
  /// sign.
  func drawSend(on canvas: inout Canvas, in area: Rectangle) {
    let theme = canvas.theme
    let face = Rectangle(
      column: area.endColumn - Self.sendWidth - 1, row: area.row + area.rows / 2,
      columns: Self.sendWidth, rows: 1)
    if area.rows >= 3 {
      RoundedBox(body: face, style: line.isEmpty ? theme.keys.digit : theme.selected)
        .draw(canvas.glyphs.send, on: &canvas)
    } else {
      let style = line.isEmpty ? theme.secondary : theme.accent
      canvas.write(canvas.glyphs.send, face.column + 2, face.row, style)
    }
    let reach = area.rows / 2
    canvas.addTap(
      .send, in: face.inset(left: -1, top: -reach, right: -1, bottom: -reach))
  }

  /// Draws the line so that the cursor is always to be seen.
  private func draw(on canvas: inout Canvas, surface: Surface, in area: Rectangle) {
    let quiet = canvas.theme.style(.secondary, on: surface)
    canvas.clipped(to: area) { canvas in
      let start = canvas.write(prompt, area.column, area.row, quiet)
      let shown = ComposerLine(
        self, width: max(1, area.endColumn - start), glyphs: canvas.glyphs)
      if line.isEmpty {
        let words = canvas.glyphs.text(placeholder).keepingWords(in: area.endColumn - start - 1)
        canvas.write(words, start + 1, area.row, quiet)
      } else {
        canvas.write(
          shown.visible, start, area.row, canvas.theme.style(.body, on: surface))
      }
      canvas.placeCursor(min(start + shown.cursor, area.endColumn - 1), area.row)
    }
  }
}
