extension RoundedBox {
  /// Draws lines over the padding, and in the rows above and below.
  func drawLines(on canvas: inout Canvas) {
    let style = line ?? canvas.theme.border
    for row in body.row..<body.endRow {
      for column in [body.column, body.endColumn - 1] {
        canvas.write(canvas.glyphs.vertical, column, row, style)
      }
    }
    if above != .none { drawLine(.down, row: body.row - 1, style, on: &canvas) }
    if below != .none { drawLine(.up, row: body.endRow, style, on: &canvas) }
  }

  /// Draws the line above or below the rows, with corners towards them.
  private func drawLine(
    _ inwards: FrameLines, row: Int, _ style: Style, on canvas: inout Canvas
  ) {
    for column in body.column..<body.endColumn {
      var sign: FrameLines = .across
      if column == body.column { sign = [.right, inwards] }
      if column == body.endColumn - 1 { sign = [.left, inwards] }
      canvas.add(sign, column, row, style)
    }
  }
}
