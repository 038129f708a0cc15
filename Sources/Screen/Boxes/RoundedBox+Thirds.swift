extension RoundedBox {
  /// Paints a third of the rows above and below.
  func drawThirds(on canvas: inout Canvas) {
    let paint = Style(style.background, on: (ground ?? canvas.theme.page).background)
    draw(above, .lowerLeft, .lowerRight, row: body.row - 1, paint, on: &canvas)
    draw(below, .upperLeft, .upperRight, row: body.endRow, paint, on: &canvas)
    drawTail(paint, on: &canvas)
  }

  /// Lets a tail begin in the last row of words, so that it is broad at the box and ends in a point.
  private func drawTail(_ paint: Style, on canvas: inout Canvas) {
    guard canvas.look.shapes == .smooth, case .tail(let side) = below else { return }
    let (sign, column): (Sextants, Int) =
      switch side {
      case .left: (.lowerRight, body.column - 1)
      case .right: (.lowerLeft, body.endColumn)
      }
    canvas.add(sign, column, body.endRow - 1, paint, on: ground)
  }

  private func draw(
    _ end: End, _ left: Sextants, _ right: Sextants, row: Int, _ paint: Style,
    on canvas: inout Canvas
  ) {
    if end == .none { return }
    for column in body.column..<body.endColumn {
      var sign: Sextants = [left, right]
      if column == body.column, !end.isSquare(at: .left) { sign.remove(left) }
      if column == body.endColumn - 1, !end.isSquare(at: .right) { sign.remove(right) }
      canvas.add(sign, column, row, paint, on: ground)
    }
    if end == .tail(at: .left) { canvas.add(right, body.column - 1, row, paint, on: ground) }
    if end == .tail(at: .right) { canvas.add(left, body.endColumn, row, paint, on: ground) }
  }
}
