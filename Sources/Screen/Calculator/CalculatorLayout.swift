/// Where the parts of the calculator lie on the screen.
struct CalculatorLayout {
  /// The rows above the keys, without the title.
  let display: Rectangle
  /// The keys.
  let pad: Rectangle
  /// The screen's rows that each key takes; 1 leaves no gap between rows.
  let keyRows: Int
  /// The history; nil when it is hidden.
  let history: Rectangle?
  /// The keys are seen: the history does not lie over them.
  var showsKeys: Bool { history != pad }

  /// Lays out the picture between the title and the first row of the footer.
  init(_ picture: CalculatorPicture, columns: Int, top: Int, bottom: Int) {
    let rows = max(1, picture.keys.count)
    let room = bottom - top
    keyRows = Self.keyRows(for: rows, room: room)
    let padRows = min(rows * keyRows, max(0, room - 2))
    let counts = picture.keys.map(\.count)
    let hasPanel = picture.history != nil
    let width = Self.padWidth(counts, columns: columns, hasPanel: hasPanel)
    let isBeside = hasPanel && columns - width - 4 >= Self.panelWidth
    let panel = isBeside ? min(columns - width - 4, Self.widestPanel) : 0
    let left = max(1, (columns - width - (isBeside ? panel + 2 : 0)) / 2)
    let keys = Rectangle(column: left, row: bottom - padRows, columns: width, rows: padRows)
    pad = keys
    display = Rectangle(column: left, row: top, columns: width, rows: keys.row - top)
    let beside = Rectangle(column: keys.endColumn + 2, row: top, columns: panel, rows: room)
    history = hasPanel ? (isBeside ? beside : keys) : nil
  }

  /// The least width of a history beside the keys.
  private static let panelWidth = 24
  private static let widestPanel = 40

  /// The rows for each key: high ones where the display keeps five rows, or half as many.
  ///
  /// Odd heights have their label in the middle between two half rows.
  private static func keyRows(for rows: Int, room: Int) -> Int {
    if rows * 5 + 8 <= room { return 5 }
    if rows * 3 + 5 <= room { return 3 }
    return rows * 2 + 2 <= room ? 2 : 1
  }

  /// Wide keys, but not wider than they look good, and narrower ones for a history beside them.
  ///
  /// Where it can be, the width is one at which all keys of a row are equally wide.
  private static func padWidth(_ counts: [Int], columns: Int, hasPanel: Bool) -> Int {
    let across = max(1, counts.max() ?? 1)
    let widest = across <= 4 ? 15 : 11
    let narrowest = across <= 4 ? 9 : 7
    let full = min(columns - 2, across * widest)
    let beside = columns - panelWidth - 4
    let width = hasPanel && beside >= across * narrowest ? min(full, beside) : full
    let even = (1...max(1, width)).last { width in counts.allSatisfy { $0 > 0 && width % $0 == 0 } }
    return even ?? width
  }

  /// The area of a key among those of its row, with the gap at its right.
  func touch(row: Int, index: Int, of count: Int) -> Rectangle {
    let start = pad.columns * index / count
    let end = pad.columns * (index + 1) / count
    return Rectangle(
      column: pad.column + start, row: pad.row + row * keyRows, columns: end - start,
      rows: keyRows)
  }
}
