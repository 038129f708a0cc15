extension Canvas {
  /// Draws a message; `top` is its first row with the edges.
  mutating func draw(_ bubble: BubbleLayout, top: Int, in area: Rectangle, endsRun: Bool) {
    let shape = look.shape(of: bubble.speaker)
    let hasTopRow = shape == .rounded || (shape == .boxed && !look.isCompact)
    let body = Rectangle(
      column: column(of: bubble, in: area), row: top + (hasTopRow ? 1 : 0),
      columns: bubble.contentWidth + 2, rows: bubble.lines.count)
    let surface: Surface = bubble.speaker == .robot ? .robotBubble : .learnerBubble
    fill(body, theme.style(.body, on: surface))
    drawEdges(of: body, shape, speaker: bubble.speaker, endsRun: endsRun)
    clipped(to: body) { canvas in
      for (offset, line) in bubble.lines.enumerated() {
        canvas.draw(
          line, body.column + 1, body.row + offset, width: bubble.contentWidth, on: surface)
      }
    }
    drawTapback(bubble.tapback, beside: body, shape)
    if bubble.speaker == .robot, endsRun { drawRobot(atRow: body.endRow - 1, in: area) }
  }

  private func column(of bubble: BubbleLayout, in area: Rectangle) -> Int {
    switch bubble.speaker {
    case .robot: area.column + look.robotColumn
    case .learner: area.endColumn - 2 - (bubble.contentWidth + 2)
    }
  }

  private mutating func drawEdges(
    of body: Rectangle, _ shape: BubbleShape, speaker: Speaker, endsRun: Bool
  ) {
    switch shape {
    case .rounded:
      let color = speaker == .robot ? theme.robotBubble : theme.learnerBubble
      let edge = Style(color.background, on: theme.page.background)
      drawHalfRow("▗", "▄", "▖", over: body, row: body.row - 1, edge)
      guard endsRun else { return }
      // The corner towards the speaker stays sharp: it is the bubble's tail.
      let (left, right) = speaker == .robot ? ("▀", "▘") : ("▝", "▀")
      drawHalfRow(left, "▀", right, over: body, row: body.endRow, edge)
    case .boxed: drawFrame(around: body, theme.border)
    case .flat: break
    }
  }

  /// Draws a frame of lines over the outermost cells of the area and the rows around it.
  private mutating func drawFrame(around body: Rectangle, _ style: Style) {
    for row in body.row..<body.endRow {
      write(glyphs.vertical, body.column, row, style)
      write(glyphs.vertical, body.endColumn - 1, row, style)
    }
    guard !look.isCompact else { return }
    drawFrameRow(body, row: body.row - 1, glyphs.corners[0], glyphs.corners[1], style)
    drawFrameRow(body, row: body.endRow, glyphs.corners[2], glyphs.corners[3], style)
  }

  private mutating func drawTapback(
    _ tapback: Tapback?, beside body: Rectangle, _ shape: BubbleShape
  ) {
    guard let tapback else { return }
    let style = tapback == .right ? theme.correct : theme.ending
    if shape == .rounded {
      write(glyphs.tapback(tapback), body.column - 1, body.row - 1, style)
    } else {
      write(glyphs.tapback(tapback), body.column - 3, body.row, style)
    }
  }

  private mutating func drawRobot(atRow row: Int, in area: Rectangle) {
    write(glyphs.robot, area.column + (glyphs == .unicode ? 1 : 0), row, theme.page)
  }
}

extension Canvas {
  /// Draws the upper or lower line of a frame as wide as the area.
  mutating func drawFrameRow(
    _ area: Rectangle, row: Int, _ left: String, _ right: String, _ style: Style
  ) {
    let line = String(repeating: glyphs.emptyLine, count: max(0, area.columns - 2))
    write(left + line + right, area.column, row, style)
  }
}
