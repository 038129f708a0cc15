import Basics

extension PagePicture {
  /// Draws the page and gives back the rows that do not fit.
  func draw(on canvas: inout Canvas) -> Int {
    PageTitle(icon: icon, text: title).draw(on: &canvas)
    let bottom = Footer(words: footer).draw(on: &canvas) - 1
    let margin = canvas.bounds.columns < 44 ? 1 : 2
    let area = Rectangle(
      column: margin, row: 3, columns: canvas.bounds.columns - 2 * margin, rows: bottom - 3)
    let width = width(in: area.columns)
    let portrait = portrait.map { FramedPortrait($0, in: area, look: canvas.look) }
    let lines = (portrait?.lines ?? []) + lines(width: width, glyphs: canvas.glyphs)
    let hidden = max(0, lines.count - area.rows)
    let first = scrolledRows.clamped(to: 0...hidden)
    canvas.clipped(to: area) { canvas in
      for (offset, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
        line.draw(on: &canvas, area.column, area.row + offset, width: width, surface: .page)
      }
      portrait?.drawFrame(on: &canvas, scrolledRows: first)
    }
    ScrollMarks(above: first, below: hidden - first).draw(on: &canvas, in: area)
    return hidden
  }
}
