import Basics

extension PagePicture {
  /// Draws the page and gives back how far it can be scrolled.
  func draw(on canvas: inout Canvas) -> ScrollExtent {
    let layout = PageLayout(self, on: canvas)
    let extent = layout.extent
    PageTitle(icon: icon, text: title).draw(on: &canvas, in: layout.column)
    // Where all is seen nothing scrolls.
    layout.footer.draw(on: &canvas, from: extent.maximum == 0 && footer.count > 1 ? 1 : 0)
    let first = scrolledRows.clamped(to: 0...extent.maximum)
    let shown = layout.lines(from: first)
    draw(shown, of: layout, from: first, on: &canvas)
    drawHeading(of: layout, from: first, on: &canvas)
    PageNumber(extent, at: first).draw(on: &canvas, in: layout.column)
    if shown.endIndex < layout.lines.count { drawMark(of: layout, on: &canvas) }
    return extent
  }

  private func draw(
    _ lines: ArraySlice<Line>, of layout: PageLayout, from first: Int, on canvas: inout Canvas
  ) {
    let shown = layout.rows(from: first)
    canvas.clipped(to: shown) { canvas in
      for (offset, line) in lines.enumerated() {
        line.draw(on: &canvas, shown.column, shown.row + offset, surface: .page)
      }
      layout.portrait?.drawFrame(on: &canvas, scrolledRows: first)
    }
  }

  /// What stays in sight of what is scrolled away: the heading of the first line.
  private func drawHeading(of layout: PageLayout, from first: Int, on canvas: inout Canvas) {
    guard first > 0, layout.lines.indices.contains(first) else { return }
    let shown = layout.rows(from: first)
    Line(layout.lines[first].heading)
      .draw(on: &canvas, shown.column, shown.row - 1, surface: .page)
  }

  /// Says at the end of the keys' row, or in the middle of the last one, that there is more below; a
  /// tap goes there where one can.
  private func drawMark(of layout: PageLayout, on canvas: inout Canvas) {
    let mark = MoreMark(words: more)
    let (page, isBeside) = (layout.column, layout.isMarkBesideKeys)
    let room = page.columns - mark.width(canvas.glyphs)
    let column = page.left + (isBeside ? room - 1 : room / 2)
    let row = isBeside ? layout.footer.top(on: canvas) : layout.markRow
    let area = mark.draw(on: &canvas, column, row, canvas.theme.option)
    guard !more.isEmpty, footer.count > 1 else { return }
    canvas.addTap(.word(0), in: area)
  }
}
