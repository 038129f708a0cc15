import Basics

extension PagePicture {
  /// Draws the page and gives back how far it can be scrolled.
  func draw(on canvas: inout Canvas) -> ScrollExtent {
    let margin = canvas.bounds.columns < 44 ? 1 : 2
    let words = lines(
      width: width(in: canvas.bounds.columns - 2 * margin), glyphs: canvas.glyphs)
    let widest = words.map(\.width).max() ?? 0
    let column = PageColumn(in: canvas.bounds.columns, holding: widest + 2 * margin)
    PageTitle(icon: icon, text: title).draw(on: &canvas, in: column)
    let footer = Footer(words: footer, column: column)
    let bottom = footer.top(on: canvas) - 1
    let area = Rectangle(
      column: column.left + margin, row: 3, columns: column.columns - 2 * margin,
      rows: bottom - 3)
    let portrait = portrait.map { FramedPortrait($0, in: area, look: canvas.look) }
    let lines = (portrait?.lines ?? []) + words
    // A low page begins right below its title; once it is scrolled, what stays in sight stands there.
    let isTight = canvas.bounds.rows < Self.airyRows && portrait == nil
    let most = isTight ? area.rows + 1 : area.rows
    // The sign that there is more below covers no words: it stands beside the keys, or has its row.
    let mark = MoreMark(words: more)
    let isBeside = footer.hasRoom(for: mark.width(canvas.glyphs), canvas.glyphs)
    let below = lines.count > most && area.rows > 4 && !isBeside ? 1 : 0
    let extent = ScrollExtent(
      lines.count > most ? lines.count - area.rows + below : 0, of: lines, seen: area.rows - below)
    let hidden = extent.maximum
    // Where all is seen nothing scrolls.
    footer.draw(on: &canvas, from: hidden == 0 && footer.words.count > 1 ? 1 : 0)
    let first = scrolledRows.clamped(to: 0...hidden)
    let shown = area.inset(top: isTight && first == 0 ? -1 : 0, bottom: below)
    canvas.clipped(to: shown) { canvas in
      for (offset, line) in Self.seen(lines, from: first, rows: shown.rows).enumerated() {
        line.draw(on: &canvas, shown.column, shown.row + offset, surface: .page)
      }
      portrait?.drawFrame(on: &canvas, scrolledRows: first)
    }
    if first > 0, lines.indices.contains(first) {
      Line(lines[first].heading).draw(
        on: &canvas, shown.column, shown.row - 1, surface: .page)
    }
    // Beside the title: at a map an arrow means something else.
    ScrollMarks(above: first, below: 0)
      .draw(on: &canvas, in: Rectangle(column: area.column, row: 0, columns: area.columns, rows: 2))
    if first + shown.rows < lines.count {
      let row = isBeside ? footer.top(on: canvas) : area.endRow - (isTight ? 1 : 0)
      draw(mark, on: &canvas, column, row: row, atEnd: isBeside)
    }
    return extent
  }

  /// The lines that are on show; a heading alone at the bottom would stand for nothing.
  private static func seen(_ lines: [Line], from first: Int, rows: Int) -> ArraySlice<Line> {
    let seen = lines.dropFirst(first).prefix(rows)
    guard let last = seen.last, !last.spans.isEmpty, lines.indices.contains(seen.endIndex),
      lines[seen.endIndex].heading == last.spans
    else { return seen }
    return seen.dropLast()
  }

  /// From so many rows on one is spent on air below the title.
  private static let airyRows = 20

  /// Says in the middle or at the end of a row that there is more below; a tap goes there where one
  /// can.
  private func draw(
    _ mark: MoreMark, on canvas: inout Canvas, _ page: PageColumn, row: Int, atEnd: Bool
  ) {
    let room = page.columns - mark.width(canvas.glyphs)
    let column = page.left + (atEnd ? room - 1 : room / 2)
    let area = mark.draw(on: &canvas, column, row, canvas.theme.option)
    guard !more.isEmpty, footer.count > 1 else { return }
    canvas.addTap(.word(0), in: area)
  }
}
