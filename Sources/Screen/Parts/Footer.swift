/// What the keys of a page do, a few words each, at the bottom of the canvas.
struct Footer {
  /// The words, each a tap too.
  let words: [String]
  /// The cells between them.
  var gap = 1

  /// The first of the rows that all words take.
  func top(on canvas: Canvas) -> Int {
    canvas.bounds.rows - layout(of: words[...], on: canvas).rows
  }

  /// Draws the words from `first` on, as those before it would do nothing now, and gives back the
  /// first of their rows.
  @discardableResult
  func draw(on canvas: inout Canvas, from first: Int = 0) -> Int {
    let top = top(on: canvas)
    for (index, chip) in layout(of: words[first...], on: canvas).chips.enumerated() {
      chip.draw(on: &canvas, 1, top, canvas.theme.option, target: .word(first + index))
    }
    return top
  }

  private func layout(of words: ArraySlice<String>, on canvas: Canvas) -> ChipLayout {
    ChipLayout(
      words.map(canvas.glyphs.text), width: canvas.bounds.columns - 2,
      marks: words.map { _ in "" }, gap: gap)
  }
}
