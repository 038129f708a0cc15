extension Canvas {
  /// Draws the title row and the line below it, as on every full-screen page.
  mutating func drawTitle(icon: String, _ title: String) {
    let text = icon.isEmpty ? title : "\(icon) \(title)"
    write(text, 1, 0, theme.page.bold)
    write(
      String(repeating: glyphs.fullLine, count: max(0, bounds.columns - 2)), 1, 1, theme.track)
  }

  /// Draws what the keys do, each a tap too, and gives back the first of the footer's rows.
  mutating func drawFooter(_ words: [String]) -> Int {
    let layout = ChipLayout(words, width: bounds.columns - 2, marks: words.map { _ in "" })
    let top = bounds.rows - layout.rows
    for (index, chip) in layout.chips.enumerated() {
      drawChip(chip, 1, top, theme.secondary, target: .word(index))
    }
    return top
  }
}
