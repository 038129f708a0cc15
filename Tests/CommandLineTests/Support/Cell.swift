/// A cell of the screen; the right half of a wide character has no text.
struct Cell: Equatable {
  /// A character that no program writes.
  static let garbage = "\u{E000}"

  var text = " "
  var pen = Pen()

  /// The cell without what cannot be seen: an empty one shows its background alone.
  var visible: Cell {
    guard text == " ", !pen.isReversed else { return self }
    return Cell(text: text, pen: Pen(background: pen.background))
  }
}

/// How characters are written.
struct Pen: Equatable {
  /// A way of asking for a colour.
  enum ColorKind {
    case sixteen, palette, direct
  }

  var isBold = false
  var isReversed = false
  /// The parameters that chose the colour; none is the terminal's own.
  var foreground: [Int] = []
  var background: [Int] = []
}

/// A position on the screen, counted from 0.
struct Position: Equatable {
  var column: Int
  var row: Int
}
