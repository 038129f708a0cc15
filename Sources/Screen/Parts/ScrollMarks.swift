/// Signs that there are hidden rows above and below.
struct ScrollMarks {
  /// The rows that are hidden above.
  let above: Int
  /// The rows that are hidden below.
  let below: Int

  /// Draws the signs at the area's right edge.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    guard area.rows > 1 else { return }
    let (glyphs, style) = (canvas.glyphs, canvas.theme.secondary)
    if above > 0 { canvas.write(glyphs.up, area.endColumn - 1, area.row, style) }
    if below > 0 { canvas.write(glyphs.down, area.endColumn - 1, area.endRow - 1, style) }
  }
}
