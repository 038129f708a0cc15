/// A box with round corners around rows of words: a bubble, a chip, a key, a card or a field.
///
/// It paints its rows, and a third of the rows above and below them where the terminal can; the
/// two rows are its edges, which it may share with another box. A box without paint of its own
/// has lines there instead.
struct RoundedBox {
  /// How the box ends above or below.
  enum End: Equatable {
    /// At its rows.
    case none
    /// With two round corners.
    case round
    /// As a part of a run: round only away from the side.
    case joined(at: Side)
    /// As the last of a run: it goes on by a cell towards the side.
    case tail(at: Side)
  }

  /// The rows of words with a column of padding at each side.
  var body: Rectangle
  /// The words' colours.
  let style: Style
  var above = End.round
  var below = End.round
  /// The colours of lines, where it has some; nil for the theme's.
  var line: Style?
  /// What it lies on, such as a card; nil for the page.
  var ground: Style?

  /// Draws the box without words.
  func draw(on canvas: inout Canvas) {
    canvas.fill(body, style)
    guard isPainted(in: canvas.theme) else { return drawLines(on: &canvas) }
    switch canvas.look.shapes {
    case .smooth, .sextants: drawThirds(on: &canvas)
    case .flat, .outline: break
    }
  }

  /// Draws the box with a label in its middle, in signs that the terminal can show.
  func draw(_ label: String, on canvas: inout Canvas) {
    let hasEnds = above != .none || below != .none
    if hasEnds, isPainted(in: canvas.theme), canvas.theme.outlinesKeys {
      drawPaintInLines(on: &canvas)
    } else {
      draw(on: &canvas)
    }
    let column = body.column + max(0, (body.columns - label.displayWidth) / 2)
    let row = body.row + (body.rows - 1) / 2
    canvas.clipped(to: body) { $0.write(label, column, row, style) }
    if hasEnds || isPainted(in: canvas.theme) || label.displayWidth > body.columns - 2 { return }
    drawBrackets(on: &canvas)
  }

  /// Draws the box as high as its neighbours that have lines, with its paint between them.
  private func drawPaintInLines(on canvas: inout Canvas) {
    RoundedBox(body: body, style: canvas.theme.page, above: above, below: below, line: line)
      .draw(on: &canvas)
    canvas.fill(body.inset(left: 1, right: 1), style)
  }

  /// Lines at the sides alone would look like those between the cells of a table.
  private func drawBrackets(on canvas: inout Canvas) {
    let style = line ?? canvas.theme.border
    canvas.write("[", body.column, body.row + (body.rows - 1) / 2, style)
    canvas.write("]", body.endColumn - 1, body.row + (body.rows - 1) / 2, style)
  }

  /// Whether it has a colour of its own; else it has lines.
  func isPainted(in theme: Theme) -> Bool {
    style.isReversed || style.background != theme.page.background
  }
}

extension RoundedBox.End {
  /// Whether the corner at the side is square.
  func isSquare(at side: Side) -> Bool {
    self == .joined(at: side) || self == .tail(at: side)
  }
}
