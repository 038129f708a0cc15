extension CalculatorPicture.Display {
  /// Draws the expression, the number and the result so far, at the right above the keys.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    guard problem.isEmpty else { return drawProblem(on: &canvas, in: area) }
    let (look, width) = (canvas.look, area.columns - 2)
    let large = area.rows >= 5 ? LargeDigits.number(entry, glyphs: look.glyphs) : []
    let isLarge = !large.isEmpty && large[0].displayWidth <= width
    let lines = isLarge ? large : [look.end(of: entry, in: width)]
    let below = area.rows > lines.count + 1 ? 1 : 0
    let top = area.endRow - below - lines.count
    for (offset, line) in lines.enumerated() {
      canvas.writeAtRight(line, top + offset, in: area, look.theme.page.bold)
    }
    let gap = isLarge && area.rows > lines.count + below + 1 ? 1 : 0
    drawExpression(on: &canvas, row: top - 1 - gap, in: area)
    if below > 0 { drawPreview(on: &canvas, in: area) }
  }

  private func drawPreview(on canvas: inout Canvas, in area: Rectangle) {
    guard !preview.isEmpty else { return }
    let text = canvas.glyphs.text(preview)
      .keepingStart(in: area.columns - 2, mark: canvas.look.ellipsis)
    canvas.writeAtRight(text, area.endRow - 1, in: area, canvas.theme.accent)
  }

  /// Draws what is wrong instead of the number, below the expression if there is a row for it.
  private func drawProblem(on canvas: inout Canvas, in area: Rectangle) {
    let lines = canvas.glyphs.text(problem).wrapped(to: area.columns - 2).prefix(area.rows)
    let top = area.endRow - lines.count - (area.rows > lines.count + 1 ? 1 : 0)
    for (offset, line) in lines.enumerated() {
      canvas.writeAtRight(line, top + offset, in: area, canvas.theme.ending.bold)
    }
    drawExpression(on: &canvas, row: top - 1, in: area)
  }

  private func drawExpression(on canvas: inout Canvas, row: Int, in area: Rectangle) {
    let words = expression.reversed().drop { $0 == " " }
    let text = canvas.look.end(of: String(words.reversed()), in: area.columns - 2)
    canvas.writeAtRight(text, row, in: area, canvas.theme.secondary)
  }
}

extension Look {
  /// The end of a text that has room in the width.
  fileprivate func end(of text: String, in width: Int) -> String {
    glyphs.text(text).keepingEnd(in: width, mark: ellipsis)
  }
}

extension Canvas {
  fileprivate mutating func writeAtRight(
    _ text: String, _ row: Int, in area: Rectangle, _ style: Style
  ) {
    write(text, area.endColumn - 1 - text.displayWidth, row, style)
  }
}
