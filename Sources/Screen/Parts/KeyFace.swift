/// The painted part of a key, with its label in the middle.
///
/// Where it is higher than one row, half rows leave a gap to the next key.
struct KeyFace {
  /// What is written on it, in signs that the terminal can show.
  let label: String
  /// All of it, with the half rows.
  let area: Rectangle
  /// Its colours.
  let style: Style

  /// Paints the key.
  func draw(on canvas: inout Canvas) {
    let hasEdges = area.rows > 1 && canvas.glyphs.hasBlocks && !canvas.theme.isMonochrome
    let top = hasEdges && area.rows > 2 ? 1 : 0
    let bottom = hasEdges ? 1 : min(1, area.rows - 1)
    let body = area.inset(top: top, bottom: bottom)
    canvas.fill(body, style)
    let column = body.column + max(0, (body.columns - label.displayWidth) / 2)
    canvas.clipped(to: body) { $0.write(label, column, body.row + (body.rows - 1) / 2, style) }
    guard hasEdges else { return }
    let edge = Style(style.background, on: canvas.theme.page.background)
    guard top == 1 else {
      // One round end alone would look like a tab.
      return canvas.drawRow("▀", "▀", "▀", over: area, row: area.endRow - 1, edge)
    }
    canvas.drawRoundEnds(of: area, edge)
  }
}
