/// Where the parts of the calculator lie on the screen.
struct CalculatorLayout {
  /// The rows above the keys, without the title.
  let display: Rectangle
  /// The keys.
  let pad: Rectangle
  /// The screen's rows that each key takes, with the gap above it; 1 leaves no gap between rows.
  let keyRows: Int
  /// The keys have edges above and below.
  let hasEdges: Bool
  /// There is no gap between rows of keys.
  var rowsTouch: Bool { keyRows == 1 }
  /// How many rows of keys there are.
  private let rowCount: Int
  /// The first row of the digits, and the free rows above it: rows that touch are parted there.
  private let firstDigits: Int
  private let gap: Int
  /// The history; nil when it is hidden.
  let history: Rectangle?
  /// The keys are seen: the history does not lie over them.
  var showsKeys: Bool { history != pad }

  /// Lays out the picture between the title and the first row of the footer.
  init(_ picture: CalculatorPicture, columns: Int, top: Int, bottom: Int) {
    let rows = max(1, picture.keys.count)
    let room = bottom - top
    keyRows = Self.keyRows(for: rows, room: room)
    hasEdges = keyRows > 2 || keyRows == 2 && rows * 2 + 4 <= room
    rowCount = rows
    // Keys of two rows share their edges, of which there is one more than there are keys; without
    // edges there is no gap above the first.
    let sharedEdge = keyRows == 2 ? (hasEdges ? 1 : -1) : 0
    let tightRows = min(rows * keyRows + sharedEdge, max(0, room - 2))
    let counts = picture.keys.map(\.count)
    firstDigits = counts.firstIndex { $0 != counts.first } ?? 0
    gap = keyRows == 1 && firstDigits > 0 && tightRows + 4 <= room ? 1 : 0
    let padRows = tightRows + gap
    // Flat keys stay away from the words below them, which look like keys.
    let margin = !hasEdges && padRows + 4 <= room ? 1 : 0
    let hasPanel = picture.history != nil
    let width = Self.padWidth(counts, columns: columns, hasPanel: hasPanel)
    let isBeside = hasPanel && columns - width - 4 >= Self.panelWidth
    let panel = isBeside ? min(columns - width - 4, Self.widestPanel) : 0
    let left = max(0, (columns - width - (isBeside ? panel + 2 : 0)) / 2)
    let keys = Rectangle(
      column: left, row: bottom - margin - padRows, columns: width, rows: padRows)
    pad = keys
    display = Rectangle(column: left, row: top, columns: width, rows: keys.row - top)
    let beside = Rectangle(column: keys.endColumn + 2, row: top, columns: panel, rows: room)
    history = hasPanel ? (isBeside ? beside : keys) : nil
  }

  /// The least width of a history beside the keys.
  private static let panelWidth = 24
  private static let widestPanel = 40

  /// The rows for each key: high ones where the display keeps five rows, or the three that it needs
  /// for the expression, the number and the result so far.
  private static func keyRows(for rows: Int, room: Int) -> Int {
    if rows * 5 + 8 <= room { return 5 }
    if rows * 3 + 5 <= room { return 3 }
    return rows * 2 + 2 <= room ? 2 : 1
  }

  /// Wide keys, but not wider than they look good, and narrower ones for a history beside them.
  ///
  /// Where it can be, the width is one at which all keys of a row are equally wide, and odd in all
  /// but their gaps, so that a digit stands in the middle.
  private static func padWidth(_ counts: [Int], columns: Int, hasPanel: Bool) -> Int {
    let across = max(1, counts.max() ?? 1)
    let widest = across <= 4 ? 16 : 12
    let narrowest = across <= 4 ? 9 : 7
    // Keys that would be narrow take each cell; the gap behind the last one is a margin already.
    let margin = across > 4 && columns - 2 < across * (narrowest + 1) ? 0 : 2
    let full = min(columns - margin, across * widest)
    let beside = columns - panelWidth - 4
    let width = hasPanel && beside >= across * narrowest ? min(full, beside) : full
    return equal(counts, dividing: width, times: 2) ?? equal(counts, dividing: width) ?? width
  }

  /// The most of the width that each of the counts divides into multiples of a number, if that costs
  /// no key more than two cells.
  private static func equal(_ counts: [Int], dividing width: Int, times multiple: Int = 1) -> Int? {
    let across = counts.max() ?? 1
    return (max(1, width - 2 * across)...max(1, width)).last { width in
      counts.allSatisfy { $0 > 0 && width % ($0 * multiple) == 0 }
    }
  }

  /// The rows of a key's words, as wide as the painted part of what can be touched.
  func face(of touch: Rectangle) -> Rectangle {
    let below = hasEdges ? 1 : 0
    return Rectangle(
      column: touch.column, row: touch.endRow - below - faceRows, columns: touch.columns - 1,
      rows: faceRows)
  }

  /// The rows of a key between its edges.
  private var faceRows: Int { keyRows > 2 ? keyRows - 2 : 1 }

  /// The area of a key among those of its row, with the gap at its right.
  func touch(row: Int, index: Int, of count: Int) -> Rectangle {
    let start = pad.columns * index / count
    let end = pad.columns * (index + 1) / count
    return Rectangle(
      column: pad.column + start,
      row: pad.endRow - (rowCount - row) * keyRows - (row < firstDigits ? gap : 0),
      columns: end - start, rows: keyRows)
  }
}
