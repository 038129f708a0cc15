/// The robot with words beside it in the middle of a page, in a frame where there is room for one.
struct FramedPortrait {
  /// The lines from the top of the page, with room for the frame.
  let lines: [Line]
  /// The rows between the frame's edges while nothing is scrolled; nil where there is no frame.
  private let body: Rectangle?

  /// Lays out a portrait for a page in the area, a little below its top where there is room.
  init(_ portrait: Portrait, in area: Rectangle, look: Look) {
    let inner = PortraitLayout(portrait, columns: area.columns, rows: area.rows, look: look).lines
    let free = area.rows - inner.count
    guard free >= 2 else {
      (lines, body) = (inner, nil)
      return
    }
    let padding = free >= 6 ? 1 : 0
    let above = 1 + padding + (free - 2 - 2 * padding) / 4
    let start = inner.map(\.indent).min() ?? 0
    let margin = min(start, Self.margin)
    let columns = min(area.columns, (inner.map(\.width).max() ?? 0) - start + 2 * margin)
    let left = (area.columns - columns) / 2
    lines =
      Array(repeating: .empty, count: above)
      + inner.map { $0.moved(by: left + margin - start) }
      + Array(repeating: .empty, count: 1 + padding)
    body = Rectangle(
      column: area.column + left, row: area.row + above - padding, columns: columns,
      rows: inner.count + 2 * padding)
  }

  /// The columns between the frame and what is in it.
  private static let margin = 4

  /// Draws the frame around what is drawn, on a page of which so many rows are hidden above.
  func drawFrame(on canvas: inout Canvas, scrolledRows: Int) {
    guard let body else { return }
    RoundedBox(body: body.moved(columns: 0, rows: -scrolledRows), style: canvas.theme.page)
      .drawLines(on: &canvas)
  }
}

extension Line {
  /// The cells before its first sign; all of an empty one's.
  fileprivate var indent: Int {
    var blank = 0
    for character in spans.lazy.map(\.text).joined() {
      if character != " " { return blank }
      blank += 1
    }
    return .max
  }

  /// The same further to the right, or to the left where the number is negative and there are only
  /// spaces.
  fileprivate func moved(by columns: Int) -> Line {
    if columns >= 0 { return Line([Span(String(repeating: " ", count: columns))] + spans) }
    guard let first = spans.first else { return self }
    return Line([Span(String(first.text.dropFirst(-columns)), first.ink)] + spans.dropFirst())
  }
}
