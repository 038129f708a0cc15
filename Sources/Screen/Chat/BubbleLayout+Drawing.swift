extension BubbleLayout {
  /// Draws the message; `top` is its first row with the edges.
  func draw(on canvas: inout Canvas, top: Int, in area: Rectangle, endsRun: Bool) {
    let look = canvas.look
    let shape = look.shape(of: speaker)
    let hasTopRow = shape == .rounded || (shape == .boxed && !look.isCompact)
    let body = Rectangle(
      column: column(in: area, look: look), row: top + (hasTopRow ? 1 : 0),
      columns: contentWidth + 2, rows: lines.count)
    canvas.fill(body, look.theme.style(.body, on: surface))
    drawEdges(on: &canvas, of: body, shape, endsRun: endsRun)
    canvas.clipped(to: body) { canvas in
      for (offset, line) in lines.enumerated() {
        line.draw(
          on: &canvas, body.column + 1, body.row + offset, width: contentWidth, surface: surface)
      }
    }
    drawTapback(on: &canvas, beside: body, shape)
    if speaker == .robot, endsRun { drawRobot(on: &canvas, atRow: body.endRow - 1, in: area) }
  }

  private var surface: Surface {
    switch speaker {
    case .robot: .robotBubble
    case .learner: .learnerBubble
    }
  }

  private func column(in area: Rectangle, look: Look) -> Int {
    switch speaker {
    case .robot: area.column + look.robotColumn
    case .learner: area.endColumn - 2 - (contentWidth + 2)
    }
  }

  private func drawEdges(
    on canvas: inout Canvas, of body: Rectangle, _ shape: BubbleShape, endsRun: Bool
  ) {
    switch shape {
    case .rounded: drawRoundEdges(on: &canvas, of: body, endsRun: endsRun)
    case .boxed:
      let border = canvas.theme.border
      guard !canvas.look.isCompact else { return canvas.drawSides(of: body, border) }
      canvas.drawFrame(of: body.inset(top: -1, bottom: -1), border)
    case .flat: break
    }
  }

  private func drawRoundEdges(on canvas: inout Canvas, of body: Rectangle, endsRun: Bool) {
    let theme = canvas.theme
    let edge = Style(theme.style(.body, on: surface).background, on: theme.page.background)
    canvas.drawRoundTop(over: body, row: body.row - 1, edge)
    guard endsRun else { return }
    // The corner towards the speaker stays sharp: it is the bubble's tail.
    let (left, right) = speaker == .robot ? ("▀", "▘") : ("▝", "▀")
    canvas.drawRow(left, "▀", right, over: body, row: body.endRow, edge)
  }

  private func drawTapback(
    on canvas: inout Canvas, beside body: Rectangle, _ shape: BubbleShape
  ) {
    guard let tapback else { return }
    let style = tapback == .right ? canvas.theme.correct : canvas.theme.ending
    let sign = canvas.glyphs.tapback(tapback)
    if shape == .rounded {
      canvas.write(sign, body.column - 1, body.row - 1, style)
    } else {
      canvas.write(sign, body.column - 3, body.row, style)
    }
  }

  private func drawRobot(on canvas: inout Canvas, atRow row: Int, in area: Rectangle) {
    let indent = canvas.glyphs == .unicode ? 1 : 0
    canvas.write(canvas.glyphs.robot, area.column + indent, row, canvas.theme.page)
  }
}
