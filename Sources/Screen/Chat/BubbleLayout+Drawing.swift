extension BubbleLayout {
  /// Draws the message; `top` is its first row with the edges.
  func draw(on canvas: inout Canvas, top: Int, in area: Rectangle, _ position: RunPosition) {
    let body = Rectangle(
      column: area.column + column(in: area.columns), row: top + edgeRows, columns: width,
      rows: lines.count)
    box(body, position, canvas.theme).draw(on: &canvas)
    canvas.fill(body, canvas.theme.style(.body, on: surface))
    canvas.clipped(to: body) { drawLines(on: &$0, in: body) }
    drawTapback(on: &canvas, beside: body, from: area.row)
    if speaker == .robot, position.isLast {
      drawRobot(on: &canvas, atRow: body.endRow - 1, in: area)
    }
  }

  private func box(_ body: Rectangle, _ position: RunPosition, _ theme: Theme) -> RoundedBox {
    // Without colours both sides have lines, and the learner's has paint between them.
    let style = theme.isMonochrome ? theme.page : theme.style(.body, on: surface)
    var box = RoundedBox(body: body, style: style)
    // Lines stand outside the padding, so that they touch no words.
    if !box.isPainted(in: theme) { box.body = body.inset(left: -1, right: -1) }
    guard edgeRows > 0 else {
      (box.above, box.below) = (.none, .none)
      return box
    }
    if position.joinsAbove { box.above = .joined(at: side) }
    box.below = position.joinsBelow ? .joined(at: side) : .tail(at: side)
    return box
  }

  /// Writes the words from the left, or in the middle of a bubble that is wider than they are
  /// for its own sake.
  private func drawLines(on canvas: inout Canvas, in body: Rectangle) {
    let indent = (contentWidth - (lines.map(\.width).max() ?? 0)) / 2
    for (offset, line) in lines.enumerated() {
      line.draw(
        on: &canvas, body.column + 1 + indent, body.row + offset, surface: surface)
    }
  }

  private var surface: Surface {
    switch speaker {
    case .robot: .robotBubble
    case .learner: .learnerBubble
    }
  }

  private var side: Side {
    switch speaker {
    case .robot: .left
    case .learner: .right
    }
  }

  /// Writes the tapback outside the corner, on the row of the edge; without one, or where it is out
  /// of sight above the first row, beside the words.
  private func drawTapback(on canvas: inout Canvas, beside body: Rectangle, from first: Int) {
    guard let tapback else { return }
    let style = tapback == .right ? canvas.theme.correct : canvas.theme.ending
    let row = max(first, body.row - edgeRows)
    let gap = row < body.row && !canvas.theme.isMonochrome ? 0 : 1
    canvas.write(
      canvas.glyphs.tapback(tapback), body.column - Self.tapbackWidth - gap, row, style)
  }

  private func drawRobot(on canvas: inout Canvas, atRow row: Int, in area: Rectangle) {
    let indent = canvas.glyphs == .unicode ? 1 : 0
    canvas.write(canvas.glyphs.robot, area.column + indent, row, canvas.theme.page)
  }
}
