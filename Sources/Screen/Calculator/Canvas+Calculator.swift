extension Canvas {
  /// Draws the calculator.
  mutating func draw(_ picture: CalculatorPicture) {
    let top = drawTitle(of: picture)
    let bottom = drawNotice(picture.notice, above: drawFooter(picture.footer))
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
    let isLow = bounds.rows < 14
    if isLow {
      write(picture.title, 1, 0, theme.page.bold)
    } else {
      drawTitle(icon: "", picture.title)
    }
    let marks = picture.marks.joined(separator: "  ")
    let start = bounds.columns - 1 - marks.displayWidth
    if start > picture.title.displayWidth + 2 { write(marks, start, 0, theme.secondary) }
    return isLow ? 1 : 2
  }

  /// Writes the notice above the footer and gives back its first row.
  private mutating func drawNotice(_ notice: String, above footer: Int) -> Int {
    guard !notice.isEmpty else { return footer }
    let lines = notice.wrapped(to: bounds.columns - 4)
    let shown = lines.prefix(max(1, min(3, footer - 9)))
    for (offset, line) in shown.enumerated() {
      let isCut = offset == shown.count - 1 && shown.count < lines.count
      let text = isCut ? line.prefix(bounds.columns - 5) + look.ellipsis : line
      write(text, 2, footer - shown.count + offset, theme.ending)
    }
    return footer - shown.count
  }
}
