extension Canvas {
  /// Draws a page to read and gives back the rows that do not fit.
  mutating func draw(_ page: PagePicture) -> Int {
    drawTitle(icon: page.icon, page.title)
    let bottom = drawFooter(page.footer) - 1
    let margin = bounds.columns < 44 ? 1 : 2
    let area = Rectangle(
      column: margin, row: 3, columns: page.width(in: bounds.columns - 2 * margin),
      rows: bottom - 3)
    let lines = page.lines(width: area.columns, glyphs: glyphs)
    let hidden = max(0, lines.count - area.rows)
    let first = min(max(0, page.scrolledRows), hidden)
    let wide = Rectangle(
      column: area.column, row: area.row, columns: bounds.columns - 2 * margin, rows: area.rows)
    clipped(to: wide) { canvas in
      for (offset, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
        canvas.draw(line, area.column, area.row + offset, width: area.columns, on: .page)
      }
    }
    drawScrollMarks(above: first, below: hidden - first, in: wide)
    return hidden
  }
}
