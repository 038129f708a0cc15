/// Puts cells into terminal bytes with as few moves and colour changes as it can.
struct FrameWriter {
  /// What has been written so far.
  private(set) var bytes: [UInt8] = []
  private let depth: ColorDepth
  /// The style the terminal writes with; nil while it is unknown.
  private(set) var style: Style?
  /// Where the terminal's cursor is; nil after characters whose width terminals dispute.
  private var position: Point?

  /// Starts with nothing known about the terminal's cursor.
  init(depth: ColorDepth, style: Style?) {
    self.depth = depth
    self.style = style
    bytes.reserveCapacity(1024)
  }

  /// Appends a control sequence: the introducer and the given rest.
  mutating func control(_ rest: String) {
    bytes += [0x1B, 0x5B]
    bytes += rest.utf8
  }

  /// Begins what the terminal shows at once when it has ended (mode 2026).
  mutating func beginSynchronised() {
    control("?2026h")
    control("?25l")
  }

  /// Ends what `beginSynchronised` has begun.
  mutating func endSynchronised(showingCursor: Bool) {
    if showingCursor { control("?25h") }
    control("?2026l")
  }

  /// Deletes lines in a part of the screen, and fills the new ones (DECSTBM of DEC's VT100, DL and EL of
  /// ECMA-48).
  ///
  /// - Parameters:
  ///   - shift: Which lines.
  ///   - blank: With what the new ones are filled; of it the background is seen.
  mutating func move(_ shift: RowShift, leaving blank: Style) {
    use(blank)
    control("\(shift.rows.lowerBound + 1);\(shift.rows.upperBound)r")
    control("\(shift.rows.lowerBound + 1)H")
    control("\(shift.distance)M")
    // The cursor goes home with it.
    control("r")
    // Kitty gives a new line its own background, whatever the pen's is; erased, it has the pen's.
    for row in shift.emptied {
      control("\(row + 1)H")
      control("K")
    }
  }

  /// Writes a cell at its position; the right half of a wide character writes nothing.
  ///
  /// - Parameters:
  ///   - cell: What is written.
  ///   - column: Its column.
  ///   - row: Its row.
  ///   - columns: How many columns the screen has.
  mutating func write(_ cell: Cell, _ column: Int, _ row: Int, of columns: Int) {
    guard cell.width > 0 else { return }
    move(to: column, row)
    use(cell.isBlank && !cell.style.isReversed ? background(of: cell.style) : cell.style)
    if cell.isRisky { clearBothHalves(column, row) }
    eraseWhatMarksWouldJoin(cell, column, of: columns)
    bytes += String(cell.character).utf8
    position = cell.width == 1 ? Point(column: column + 1, row: row) : nil
    lastRow = row
  }

  /// Erases cells, which leaves their background (ECH of ECMA-48).
  ///
  /// - Parameters:
  ///   - columns: Which.
  ///   - row: Their row.
  ///   - blank: With what they are filled; of it the background is seen.
  mutating func erase(_ columns: Range<Int>, _ row: Int, leaving blank: Style) {
    move(to: columns.lowerBound, row)
    use(background(of: blank))
    control("\(columns.count)X")
  }

  /// Without wrapping, a terminal joins marks to what stands in the last column while the cursor is
  /// there: before the cell of a mark, and behind the cell before that.
  private mutating func eraseWhatMarksWouldJoin(_ cell: Cell, _ column: Int, of columns: Int) {
    let isLast = column == columns - 1 && cell.character.utf8.count > 1
    if isLast || cell.isJoined(at: column, besideLastOf: columns) {
      control(isLast ? "X" : "\(cell.width + 1)X")
    }
  }

  /// Moves the cursor, if it is not there already.
  mutating func move(to column: Int, _ row: Int) {
    let target = Point(column: column, row: row)
    guard position != target else { return }
    control(lastRow == row ? "\(column + 1)G" : "\(row + 1);\(column + 1)H")
    position = target
    lastRow = row
  }

  private var lastRow: Int?

  /// A terminal that draws the cluster too narrow would leave an old cell beside it.
  private mutating func clearBothHalves(_ column: Int, _ row: Int) {
    bytes += "  ".utf8
    position = nil
    move(to: column, row)
  }

  /// On an empty cell only the background can be seen, so the rest may stay as it is.
  private func background(of wanted: Style) -> Style {
    guard var same = style, !same.isReversed else { return wanted }
    same.background = wanted.background
    return same
  }

  private mutating func use(_ wanted: Style) {
    guard style != wanted else { return }
    let changes = wanted.parameters(after: style, depth: depth)
    style = wanted
    guard !changes.isEmpty else { return }
    control(changes.map(String.init).joined(separator: ";") + "m")
  }
}
