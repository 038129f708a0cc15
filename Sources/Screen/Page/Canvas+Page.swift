extension Canvas {
  /// Draws a page to read and gives back the rows that do not fit.
  mutating func draw(_ page: PagePicture) -> Int {
    drawTitle(icon: page.icon, page.title)
    let bottom = drawFooter(page.footer) - 1
    let area = Rectangle(
      column: 2, row: 3, columns: min(72, bounds.columns - 4), rows: bottom - 3)
    let lines = page.blocks.flatMap { $0.lines(width: area.columns, glyphs: glyphs) }
    let hidden = max(0, lines.count - area.rows)
    let first = min(max(0, page.scrolledRows), hidden)
    let wide = Rectangle(
      column: area.column, row: area.row, columns: bounds.columns - 4, rows: area.rows)
    clipped(to: wide) { canvas in
      for (offset, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
        let atLeft = Line(line.spans)
        canvas.draw(atLeft, area.column, area.row + offset, width: area.columns, on: .page)
      }
    }
    drawScrollMarks(above: first, below: hidden - first, in: wide)
    return hidden
  }
}
