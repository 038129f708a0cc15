/// Where the parts of a page stand on a screen, and how far it can be scrolled there.
struct PageLayout {
  let column: PageColumn
  let footer: Footer
  /// The rows between the title and the keys.
  let area: Rectangle
  let portrait: FramedPortrait?
  /// All lines, with those beside the portrait.
  let lines: [Line]
  /// Whether the page begins right below its title, and what stays in sight stands there later.
  let isTight: Bool
  /// Whether there is room beside the keys for the sign that there is more below.
  let isMarkBesideKeys: Bool
  /// The row that the sign takes otherwise; no words are covered by it.
  private let markRows: Int
  let extent: ScrollExtent

  /// The row of the sign where there is no room beside the keys.
  var markRow: Int { area.endRow - (isTight ? 1 : 0) }

  /// From so many rows on one is spent on air below the title.
  private static let airyRows = 20

  init(_ page: PagePicture, on canvas: Canvas) {
    let (bounds, glyphs) = (canvas.bounds, canvas.glyphs)
    let margin = bounds.columns < 44 ? 1 : 2
    let words = page.lines(
      width: page.width(in: bounds.columns - 2 * margin), glyphs: glyphs)
    let widest = words.map(\.width).max() ?? 0
    column = PageColumn(in: bounds.columns, holding: widest + 2 * margin)
    footer = Footer(words: page.footer, column: column)
    let area = Rectangle(
      column: column.left + margin, row: 3, columns: column.columns - 2 * margin,
      rows: footer.top(on: canvas) - 4)
    portrait = page.portrait.map { FramedPortrait($0, in: area, look: canvas.look) }
    lines = (portrait?.lines ?? []) + words
    isTight = bounds.rows < Self.airyRows && portrait == nil
    let mark = MoreMark(words: page.more)
    isMarkBesideKeys = footer.hasRoom(for: mark.width(glyphs), glyphs)
    let isWhole = lines.count <= (isTight ? area.rows + 1 : area.rows)
    markRows = !isWhole && area.rows > 4 && !isMarkBesideKeys ? 1 : 0
    let seen = area.rows - markRows
    extent = ScrollExtent(isWhole ? 0 : lines.count - seen, of: lines, seen: seen)
    self.area = area
  }

  /// Where lines are drawn when so many are scrolled away.
  func rows(from first: Int) -> Rectangle {
    area.inset(top: isTight && first == 0 ? -1 : 0, bottom: markRows)
  }

  /// The lines that are on show when so many are scrolled away.
  ///
  /// A page ends above what it would cut, and a heading alone at the bottom would stand for nothing.
  func lines(from first: Int) -> ArraySlice<Line> {
    let rows = rows(from: first).rows
    let seen = lines.dropFirst(first).prefix(
      min(rows, extent.end(from: first).map { $0 - first } ?? rows))
    guard let last = seen.last, !last.spans.isEmpty, lines.indices.contains(seen.endIndex),
      lines[seen.endIndex].heading == last.spans
    else { return seen }
    return seen.dropLast()
  }
}
