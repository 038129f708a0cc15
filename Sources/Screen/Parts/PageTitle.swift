/// The title row and the line below it, as on every full-screen page.
struct PageTitle {
  /// An emoji or a sign; may be empty.
  let icon: String
  /// The words.
  let text: String

  /// Draws the two rows at the top of the canvas, over these of its columns; or the words alone.
  func draw(on canvas: inout Canvas, in column: PageColumn, hasLine: Bool = true) {
    canvas.write(words, column.left + 1, 0, canvas.theme.page.bold)
    guard hasLine else { return }
    let length = max(0, column.columns - 2)
    let line = String(repeating: canvas.glyphs.fullLine, count: length)
    canvas.write(line, column.left + 1, 1, canvas.theme.track)
  }

  /// The cells for a note at the end of the row, apart from the words.
  func room(in column: PageColumn, _ glyphs: GlyphSet) -> Int {
    column.columns - glyphs.text(words).displayWidth - 4
  }

  /// The icon before the words, which begin where they do behind an emoji.
  var words: String { icon.isEmpty ? text : "\(icon.padded(to: 2)) \(text)" }
}
