/// What the keys of a page do, a few words each, at the bottom of the canvas.
struct Footer {
  /// The words, each a tap too.
  let words: [String]
  /// The cells between them.
  var gap = 1

  /// Draws the words and gives back the first of their rows.
  func draw(on canvas: inout Canvas) -> Int {
    let layout = layout(width: canvas.bounds.columns, canvas.glyphs)
    let top = canvas.bounds.rows - layout.rows
    for (index, chip) in layout.chips.enumerated() {
      chip.draw(on: &canvas, 1, top, canvas.theme.secondary, target: .word(index))
    }
    return top
  }

  /// The rows that the words take on a screen.
  func rows(width: Int, glyphs: GlyphSet) -> Int { layout(width: width, glyphs).rows }

  private func layout(width: Int, _ glyphs: GlyphSet) -> ChipLayout {
    ChipLayout(words.map(glyphs.text), width: width - 2, marks: words.map { _ in "" }, gap: gap)
  }
}
