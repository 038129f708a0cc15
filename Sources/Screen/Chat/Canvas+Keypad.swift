extension Canvas {
  /// Draws the keys; the area's top left is the keypad's.
  mutating func drawKeypad(_ layout: KeypadLayout, pressed: KeypadKey?, in area: Rectangle) {
    for place in layout.places {
      let face = place.face.moved(columns: area.column, rows: area.row)
      drawKey(place.label, on: face, style(of: place.key, isPressed: place.key == pressed))
      addTap(
        .keypad(place.key), in: place.touch.moved(columns: area.column, rows: area.row))
    }
  }

  private func style(of key: KeypadKey, isPressed: Bool) -> Style {
    if isPressed { return theme.pressed }
    return key == .send ? theme.selected : theme.key
  }

  /// Paints a key.
  ///
  /// Where it is higher than one row, half rows leave a gap to the next key.
  mutating func drawKey(_ label: String, on face: Rectangle, _ style: Style) {
    let hasEdges = face.rows > 1 && glyphs.hasBlocks && !theme.isMonochrome
    let top = hasEdges && face.rows > 2 ? 1 : 0
    let bottom = hasEdges ? 1 : min(1, face.rows - 1)
    let body = face.inset(top: top, bottom: bottom)
    fill(body, style)
    let column = body.column + max(0, (body.columns - label.displayWidth) / 2)
    clipped(to: body) { $0.write(label, column, body.row + (body.rows - 1) / 2, style) }
    guard hasEdges else { return }
    let edge = Style(style.background, on: theme.page.background)
    guard top == 1 else {
      // One round end alone would look like a tab.
      return drawHalfRow("▀", "▀", "▀", over: face, row: face.endRow - 1, edge)
    }
    drawHalfRow("▗", "▄", "▖", over: face, row: face.row, edge)
    drawHalfRow("▝", "▀", "▘", over: face, row: face.endRow - 1, edge)
  }
}

extension Canvas {
  /// Draws a row of half blocks with round ends, as wide as the area.
  mutating func drawHalfRow(
    _ left: String, _ middle: String, _ right: String, over area: Rectangle, row: Int,
    _ style: Style
  ) {
    let line = String(repeating: middle, count: max(0, area.columns - 2))
    write(left + line + right, area.column, row, style)
  }
}
