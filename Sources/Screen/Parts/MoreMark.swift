/// Words that say that there is more below.
struct MoreMark {
  let words: String

  /// The cells that it takes.
  func width(_ glyphs: GlyphSet) -> Int { text(glyphs).displayWidth }

  /// Draws the words in the middle of a row.
  func draw(on canvas: inout Canvas, row: Int, _ style: Style) {
    let column = max(0, (canvas.bounds.columns - width(canvas.glyphs)) / 2)
    draw(on: &canvas, column, row, style)
  }

  /// Draws the words from a cell on, and gives back where they are.
  @discardableResult
  func draw(on canvas: inout Canvas, _ column: Int, _ row: Int, _ style: Style) -> Rectangle {
    canvas.write(text(canvas.glyphs), column, row, style)
    return Rectangle(column: column, row: row, columns: width(canvas.glyphs), rows: 1)
  }

  private func text(_ glyphs: GlyphSet) -> String {
    " \([glyphs.down, glyphs.text(words)].filter { !$0.isEmpty }.joined(separator: " ")) "
  }
}
