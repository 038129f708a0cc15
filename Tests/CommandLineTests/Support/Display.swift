/// What a terminal shows: a strict model of one, fed with all that a program writes.
///
/// It knows exactly the sequences that mathbot has a reason to send. Whatever else arrives while
/// the full screen is on is kept in ``surprises``, so that a test can say that nothing raw has
/// reached the terminal.
struct Display {
  var columns: Int
  var rows: Int
  /// The full screen, row by row.
  var cells: [[Cell]]
  var cursor = Position(column: 0, row: 0)
  var savedCursor = Position(column: 0, row: 0)
  /// The rows that scroll.
  var margins: Range<Int>
  var pen = Pen()
  /// The private modes that are switched on, by their numbers.
  var modes: Set<Int> = [7, 25]
  /// The text that came outside of the full screen.
  var normal = ""
  /// What no terminal should get from mathbot.
  var surprises: [String] = []
  /// The ways in which colours were asked for.
  var colors: Set<Pen.ColorKind> = []
  /// How often the bell rang.
  var bells = 0
  /// What a terminal answers to the questions it was asked, until somebody sends it.
  var answers = ""
  var parser = Parser()

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    margins = 0..<rows
    cells = Self.field(columns, rows, of: Cell())
  }

  /// The full screen is on.
  var isFull: Bool { modes.contains(1049) }
  /// Clicks are reported.
  var reportsMouse: Bool { !modes.isDisjoint(with: [1000, 1002]) && modes.contains(1006) }
  /// Movements with a held button are reported.
  var reportsDrags: Bool { modes.contains(1002) }
  /// A picture is being drawn: what is on show now is neither the old nor the new.
  var isUpdating: Bool { modes.contains(2026) || !parser.isAtRest }
  /// Every cell has been drawn since the window's size changed.
  var isComplete: Bool { !cells.joined().contains { $0.text == Cell.garbage } }

  /// The window gets another size; every cell holds garbage until the program draws it.
  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    margins = 0..<rows
    spoil()
    cursor = Position(column: min(cursor.column, columns - 1), row: min(cursor.row, rows - 1))
  }

  /// Fills the screen with garbage, so that a test sees when all of it has been drawn anew.
  mutating func spoil() {
    cells = Self.field(columns, rows, of: Cell(text: Cell.garbage))
  }

  static func field(_ columns: Int, _ rows: Int, of cell: Cell) -> [[Cell]] {
    Array(repeating: Array(repeating: cell, count: columns), count: rows)
  }
}
