/// A line of a bubble or of a page, laid out and ready to be drawn.
struct Line: Equatable {
  /// The pieces from left to right.
  let spans: [Span]
  /// What stands above the columns of a table or a list, in each of its lines: it stays in sight when
  /// it has been scrolled away.
  let heading: [Span]
  /// So many rows of what it is a part of stand above it: none where something new begins, with which
  /// a page may begin too; nil where it belongs to nothing.
  let partRow: Int?
  /// In cells.
  let width: Int

  /// A line of the pieces.
  init(_ spans: [Span], heading: [Span] = [], opensPart: Bool = false) {
    self.init(spans, heading: heading, partRow: opensPart ? 0 : nil)
  }

  /// A line of the pieces, with so many rows of its part above it.
  init(_ spans: [Span], heading: [Span], partRow: Int?) {
    self.spans = spans
    self.heading = heading
    self.partRow = partRow
    width = spans.reduce(0) { $0 + $1.text.displayWidth }
  }

  /// A line without words.
  static let empty = Line([])

  /// The line and another one at its right, which begins in a column; each with what stands above
  /// it, and in the part of which more stands above.
  func joined(by other: Line, at column: Int) -> Line {
    Line(
      Self.joined(spans, other.spans, at: column),
      heading: Self.joined(heading, other.heading, at: column),
      partRow: [partRow, other.partRow].compactMap(\.self).max())
  }

  private static func joined(_ left: [Span], _ right: [Span], at column: Int) -> [Span] {
    guard !right.isEmpty else { return left }
    let space = String(repeating: " ", count: max(0, column - Line(left).width))
    return left + [Span(space)] + right
  }
}

extension Line {
  /// Draws the line on a surface.
  func draw(on canvas: inout Canvas, _ column: Int, _ row: Int, surface: Surface) {
    var column = column
    for span in spans {
      let style = canvas.theme.style(span.ink, on: surface)
      column = canvas.write(span.text, column, row, style)
    }
  }
}
