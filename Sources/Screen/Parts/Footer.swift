/// What the keys of a page do, a few words each, at the bottom of the canvas.
struct Footer {
  /// The words, each a tap too.
  let words: [String]
  /// The columns in which they stand.
  let column: PageColumn
  /// The cells between them.
  var gap = 1
  /// Where there is not room for all in one row, only the last of them are there: what leaves comes
  /// last, and is not found without being told.
  var isOneRow = false
  /// The one that Enter does, which looks like any other word that Enter chooses.
  var lit: Int?

  /// The rows that all words take on a screen.
  func rows(_ glyphs: GlyphSet) -> Int { layout(of: words[firstKept(glyphs)...], glyphs).rows }

  /// The first of the rows that all words take.
  func top(on canvas: Canvas) -> Int {
    canvas.bounds.rows - rows(canvas.glyphs)
  }

  /// Draws the words from `first` on, as those before it would do nothing now, and gives back the
  /// first of their rows.
  @discardableResult
  func draw(on canvas: inout Canvas, from first: Int = 0) -> Int {
    let top = top(on: canvas)
    let first = max(first, firstKept(canvas.glyphs))
    let layout = layout(of: words[first...], canvas.glyphs)
    for (index, chip) in layout.chips.enumerated() {
      // Rows of chips would run together in one colour.
      let isBetween = (layout.rows - chip.row).isMultiple(of: 2)
      let quiet = isBetween ? canvas.theme.keysBetween.digit : canvas.theme.option
      let style = first + index == lit ? canvas.theme.selected : quiet
      chip.draw(on: &canvas, column.left + 1, top, style, target: .word(first + index))
    }
    return top
  }

  /// The words that have no room.
  func leftOut(_ glyphs: GlyphSet) -> ArraySlice<String> { words[..<firstKept(glyphs)] }

  /// Whether something of this width stands beside the words, in their row and at its end.
  func hasRoom(for width: Int, _ glyphs: GlyphSet) -> Bool {
    let layout = layout(of: words[...], glyphs)
    let end = layout.chips.last.map { $0.column + $0.width + gap } ?? 0
    return layout.rows == 1 && end + width <= column.columns - 2
  }

  /// The first of the words that are there.
  private func firstKept(_ glyphs: GlyphSet) -> Int {
    guard isOneRow else { return 0 }
    return words.indices.first { layout(of: words[$0...], glyphs).rows == 1 } ?? 0
  }

  private func layout(of words: ArraySlice<String>, _ glyphs: GlyphSet) -> ChipLayout {
    ChipLayout(balancing: words.map(glyphs.text), width: column.columns - 2, gap: gap)
  }
}
