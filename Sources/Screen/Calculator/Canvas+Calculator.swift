extension Canvas {
  /// Draws the calculator.
  mutating func draw(_ picture: CalculatorPicture) {
    let top = drawTitle(of: picture)
    let bottom =
      picture.notice.isEmpty
      ? drawFooter(picture.footer, gap: bounds.columns < 60 ? 0 : 1) : drawNotice(picture.notice)
    let layout = CalculatorLayout(
      picture, columns: bounds.columns, top: top, bottom: bottom)
    clipped(to: layout.display) { $0.draw(picture.display, in: layout.display) }
    if layout.showsKeys {
      clipped(to: layout.pad) { $0.drawKeys(picture.keys, layout) }
    }
    guard let history = picture.history, let area = layout.history else { return }
    clipped(to: area) { $0.draw(history, in: area) }
  }

  /// Draws the top row, and the line below it where there are rows for it; gives back the first
  /// free row.
  private mutating func drawTitle(of picture: CalculatorPicture) -> Int {
    let hasLine = hasRoomForLine(above: picture.keys.count)
    if hasLine {
      drawTitle(icon: "", picture.title)
    } else {
      write(picture.title, 1, 0, theme.page.bold)
    }
    let marks = glyphs.text(picture.marks.joined(separator: "  "))
    let start = bounds.columns - 1 - marks.displayWidth
    if start > glyphs.text(picture.title).displayWidth + 2 {
      write(marks, start, 0, theme.secondary)
    }
    return hasLine ? 2 : 1
  }

  /// The line is left out where a row is worth more: between keys that would touch otherwise.
  private func hasRoomForLine(above keyRows: Int) -> Bool {
    bounds.rows >= 14 && bounds.rows != 2 * keyRows + 4
  }

  /// Writes the notice in place of the footer and gives back its first row.
  private mutating func drawNotice(_ notice: String) -> Int {
    let lines = glyphs.text(notice).wrapped(to: bounds.columns - 4)
    let shown = lines.prefix(max(1, min(3, bounds.rows - 8)))
    let top = bounds.rows - shown.count
    for (offset, line) in shown.enumerated() {
      let isCut = offset == shown.count - 1 && shown.count < lines.count
      let text = isCut ? line.prefix(bounds.columns - 5) + look.ellipsis : line
      write(text, 2, top + offset, theme.ending)
    }
    return top
  }
}
