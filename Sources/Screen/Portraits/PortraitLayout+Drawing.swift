extension PortraitLayout {
  /// Draws the portrait; `top` is its first row.
  func draw(on canvas: inout Canvas, top: Int, in area: Rectangle) {
    for (offset, line) in lines.enumerated() {
      line.draw(
        on: &canvas, area.column, top + offset, surface: .page)
    }
  }
}
