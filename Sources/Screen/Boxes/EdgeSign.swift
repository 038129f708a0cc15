/// What an edge draws in one cell; edges that meet in a cell become one sign.
protocol EdgeSign: OptionSet {
  /// What a cell with the character has of edges; nil when it has none.
  init?(_ character: Character, glyphs: GlyphSet)

  /// The sign for all of it.
  func character(in look: Look) -> Character
}

extension Canvas {
  /// Draws an edge's sign, together with those of the same colour that are there already.
  ///
  /// Whatever else is there stays as it is.
  mutating func add<Sign: EdgeSign>(
    _ sign: Sign, _ column: Int, _ row: Int, _ style: Style, on ground: Style? = nil
  ) {
    guard !sign.isEmpty, bounds.contains(column: column, row: row) else { return }
    let cell = frame[column, row]
    let old = cell.style == style ? Sign(cell.character, glyphs: glyphs) : nil
    guard old != nil || isEmpty(column, row, on: ground) else { return }
    let whole = old.map(sign.union) ?? sign
    write(String(whole.character(in: look)), column, row, style)
  }
}
