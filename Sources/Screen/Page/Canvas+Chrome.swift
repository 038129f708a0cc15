extension Canvas {
  /// Draws the title row and the line below it, as on every full-screen page.
  mutating func drawTitle(icon: String, _ title: String) {
    let text = icon.isEmpty ? title : "\(icon) \(title)"
    write(text, 1, 0, theme.page.bold)
    write(
      String(repeating: glyphs.fullLine, count: max(0, bounds.columns - 2)), 1, 1, theme.track)
  }

  /// Points to the rows that are hidden above and below the area.
  mutating func drawScrollMarks(above: Int, below: Int, in area: Rectangle) {
    guard area.rows > 1 else { return }
    if above > 0 { write(glyphs.up, area.endColumn - 1, area.row, theme.secondary) }
    if below > 0 { write(glyphs.down, area.endColumn - 1, area.endRow - 1, theme.secondary) }
  }

  /// Draws what the keys do, each a tap too, and gives back the first of the footer's rows.
  mutating func drawFooter(_ words: [String], gap: Int = 1) -> Int {
    let layout = ChipLayout(
      words.map(glyphs.text), width: bounds.columns - 2, marks: words.map { _ in "" }, gap: gap)
    let top = bounds.rows - layout.rows
    for (index, chip) in layout.chips.enumerated() {
      drawChip(chip, 1, top, theme.secondary, target: .word(index))
    }
    return top
  }
}
