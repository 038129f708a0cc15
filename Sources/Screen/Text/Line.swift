/// A piece of a line in one kind of ink.
struct Span: Equatable {
  /// The words.
  let text: String
  /// How they are written.
  let ink: Ink

  /// Words in an ink.
  init(_ text: String, _ ink: Ink = .body) {
    self.text = text
    self.ink = ink
  }
}

/// A line of a bubble or of a page, laid out and ready to be drawn.
struct Line: Equatable {
  /// The pieces from left to right.
  let spans: [Span]
  /// It stands in the middle of its bubble.
  let isCentred: Bool
  /// In cells.
  let width: Int

  /// A line of the pieces.
  init(_ spans: [Span], isCentred: Bool = false) {
    self.spans = spans
    self.isCentred = isCentred
    width = spans.reduce(0) { $0 + $1.text.displayWidth }
  }

  /// A line without words.
  static let empty = Line([])
}

extension Canvas {
  /// Draws the line on a surface, centred in the width if it asks for it.
  mutating func draw(_ line: Line, _ column: Int, _ row: Int, width: Int, on surface: Surface) {
    var column = line.isCentred ? column + max(0, (width - line.width) / 2) : column
    for span in line.spans {
      column = write(span.text, column, row, theme.style(span.ink, on: surface))
    }
  }
}
