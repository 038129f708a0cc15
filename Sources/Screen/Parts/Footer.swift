/// What the keys of a page do, a few words each, at the bottom of the canvas.
struct Footer {
  /// The words, each a tap too.
  let words: [String]
  /// The cells between them.
  var gap = 1

  /// Draws the words and gives back the first of their rows.
  func draw(on canvas: inout Canvas) -> Int {
    let layout = ChipLayout(
      words.map(canvas.glyphs.text), width: canvas.bounds.columns - 2,
      marks: words.map { _ in "" }, gap: gap)
    let top = canvas.bounds.rows - layout.rows
    for (index, chip) in layout.chips.enumerated() {
      chip.draw(on: &canvas, 1, top, canvas.theme.option, target: .word(index))
    }
    return top
  }
}
