/// Words that say in the middle of a row that there is more below.
struct MoreMark {
  let words: String

  /// Draws the words into a row, and gives back where they are.
  @discardableResult
  func draw(on canvas: inout Canvas, row: Int, _ style: Style) -> Rectangle {
    let words = [canvas.glyphs.down, canvas.glyphs.text(words)].filter { !$0.isEmpty }
    let text = " \(words.joined(separator: " ")) "
    let column = max(0, (canvas.bounds.columns - text.displayWidth) / 2)
    canvas.write(text, column, row, style)
    return Rectangle(column: column, row: row, columns: text.displayWidth, rows: 1)
  }
}
