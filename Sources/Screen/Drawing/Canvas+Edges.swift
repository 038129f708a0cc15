extension Canvas {
  /// Draws a frame of lines over the outermost cells of the area.
  mutating func drawFrame(of area: Rectangle, _ style: Style) {
    drawSides(of: area.inset(top: 1, bottom: 1), style)
    drawFrameRow(glyphs.corners[0], glyphs.corners[1], over: area, row: area.row, style)
    drawFrameRow(glyphs.corners[2], glyphs.corners[3], over: area, row: area.endRow - 1, style)
  }

  /// Draws lines over the first and the last cell of each row.
  mutating func drawSides(of area: Rectangle, _ style: Style) {
    for row in area.row..<area.endRow {
      write(glyphs.vertical, area.column, row, style)
      write(glyphs.vertical, area.endColumn - 1, row, style)
    }
  }

  private mutating func drawFrameRow(
    _ left: String, _ right: String, over area: Rectangle, row: Int, _ style: Style
  ) {
    drawRow(left, glyphs.emptyLine, right, over: area, row: row, style)
  }

  /// Draws round ends of half blocks over the first and the last row of the area.
  mutating func drawRoundEnds(of area: Rectangle, _ style: Style) {
    drawRoundTop(over: area, row: area.row, style)
    drawRow("▝", "▀", "▘", over: area, row: area.endRow - 1, style)
  }

  /// Draws the round upper end of a block, as wide as the area.
  mutating func drawRoundTop(over area: Rectangle, row: Int, _ style: Style) {
    drawRow("▗", "▄", "▖", over: area, row: row, style)
  }

  /// Draws a row of one sign between two others, as wide as the area.
  mutating func drawRow(
    _ left: String, _ middle: String, _ right: String, over area: Rectangle, row: Int,
    _ style: Style
  ) {
    let line = String(repeating: middle, count: max(0, area.columns - 2))
    write(left + line + right, area.column, row, style)
  }
}
