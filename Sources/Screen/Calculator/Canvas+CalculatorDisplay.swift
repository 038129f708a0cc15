extension Canvas {
  /// Draws the expression, the number and the result so far, at the right above the keys.
  mutating func draw(_ display: CalculatorPicture.Display, in area: Rectangle) {
    guard display.problem.isEmpty else { return drawProblem(of: display, in: area) }
    let width = area.columns - 2
    let large = area.rows >= 5 ? LargeDigits.number(display.entry, glyphs: glyphs) : []
    let isLarge = !large.isEmpty && large[0].displayWidth <= width
    let lines = isLarge ? large : [shownEnd(of: display.entry, in: width)]
    let below = area.rows > lines.count + 1 ? 1 : 0
    let top = area.endRow - below - lines.count
    for (offset, line) in lines.enumerated() {
      writeAtRight(line, top + offset, in: area, theme.page.bold)
    }
    let gap = isLarge && area.rows > lines.count + below + 1 ? 1 : 0
    drawExpression(display.expression, row: top - 1 - gap, in: area)
    if below > 0, !display.preview.isEmpty {
      let preview = glyphs.text(display.preview).keepingStart(in: width, mark: look.ellipsis)
      writeAtRight(preview, area.endRow - 1, in: area, theme.accent)
    }
  }

  /// Draws what is wrong in place of the number, below the expression if there is a row for it.
  private mutating func drawProblem(of display: CalculatorPicture.Display, in area: Rectangle) {
    let lines = glyphs.text(display.problem).wrapped(to: area.columns - 2).prefix(area.rows)
    let top = area.endRow - lines.count - (area.rows > lines.count + 1 ? 1 : 0)
    for (offset, line) in lines.enumerated() {
      writeAtRight(line, top + offset, in: area, theme.ending.bold)
    }
    drawExpression(display.expression, row: top - 1, in: area)
  }

  private mutating func drawExpression(_ expression: String, row: Int, in area: Rectangle) {
    writeAtRight(shownEnd(of: expression, in: area.columns - 2), row, in: area, theme.secondary)
  }

  private func shownEnd(of text: String, in width: Int) -> String {
    glyphs.text(text).keepingEnd(in: width, mark: look.ellipsis)
  }

  private mutating func writeAtRight(
    _ text: String, _ row: Int, in area: Rectangle, _ style: Style
  ) {
    write(text, area.endColumn - 1 - text.displayWidth, row, style)
  }
}
