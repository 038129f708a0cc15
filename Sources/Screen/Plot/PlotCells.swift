/// What stands in each cell of a plot's plane.
struct PlotCells {
  /// A sign in its ink.
  typealias Cell = (sign: Character, ink: Ink)

  private let picture: PlotPicture
  private let patterns: [LinePattern]
  private let grids: [DotGrid]
  private let isUnicode: Bool

  init(_ picture: PlotPicture, _ patterns: [LinePattern], glyphs: GlyphSet) {
    self.picture = picture
    self.patterns = patterns
    isUnicode = glyphs == .unicode
    let isPlain = glyphs == .ascii
    grids = zip(picture.curves, patterns).map { curve, pattern in
      isPlain ? curve.dots : curve.dots.drawn(in: pattern)
    }
  }

  /// A mark before a curve, that before a pole, the axes and the cursor.
  func cell(_ column: Int, _ row: Int) -> Cell {
    let mark = mark(column, row)
    if let mark, mark.sign != .pole { return (mark.sign.sign(isUnicode), .bold) }
    if let curve = curve(column, row) { return curve }
    if let mark { return (mark.sign.sign(isUnicode), .secondary) }
    let isRead = picture.cursor.map { $0 / picture.grade.columns == column } ?? false
    // The cursor leaves the axes as they are, so that both can be seen.
    let sign = axis(column, row) ?? (isRead ? cursor : " ")
    return (sign, isRead ? .bold : .track)
  }

  private var cursor: Character { isUnicode ? "╎" : "!" }

  private func mark(_ column: Int, _ row: Int) -> PlotPicture.Mark? {
    let marks = picture.marks.filter { mark in
      mark.column / picture.grade.columns == column
        && (mark.row.map { $0 / picture.grade.rows == row } ?? true)
    }
    return marks.first { $0.sign != .pole } ?? marks.first
  }

  /// The dots of all curves, in the colour of the one that has most.
  private func curve(_ column: Int, _ row: Int) -> Cell? {
    let cells = grids.map { dots(of: $0, column, row) }
    let counts = cells.map { cell in cell.count { $0 } }
    guard let most = counts.max(), most > 0, let first = counts.firstIndex(of: most) else {
      return nil
    }
    let all = cells[0].indices.map { index in cells.contains { $0[index] } }
    if isUnicode, let sign = picture.grade.sign(all) { return (sign, patterns[first].ink) }
    let isShared = counts.count { $0 > 0 } > 1
    return (isShared ? "#" : patterns[first].asciiSign, patterns[first].ink)
  }

  private func dots(of grid: DotGrid, _ column: Int, _ row: Int) -> [Bool] {
    let (columns, rows) = (picture.grade.columns, picture.grade.rows)
    return (0..<rows).flatMap { y in
      (0..<columns).map { x in grid[column * columns + x, row * rows + y] }
    }
  }

  private func axis(_ column: Int, _ row: Int) -> Character? {
    let isUpright = picture.zeroColumn.map { $0 / picture.grade.columns == column } ?? false
    let isLevel = picture.zeroRow.map { $0 / picture.grade.rows == row } ?? false
    return switch (isUpright, isLevel) {
    case (true, true): isUnicode ? "┼" : "+"
    case (true, false): isUnicode ? "│" : "|"
    case (false, true): isUnicode ? "─" : "-"
    case (false, false): nil
    }
  }
}

extension PlotSign {
  /// The sign in a cell.
  func sign(_ isUnicode: Bool) -> Character {
    switch self {
    case .zero: isUnicode ? "●" : "0"
    case .highest: isUnicode ? "▲" : "A"
    case .lowest: isUnicode ? "▼" : "V"
    case .crossing: isUnicode ? "◆" : "X"
    case .hole: isUnicode ? "○" : "O"
    case .pole: isUnicode ? "┊" : ":"
    case .several: isUnicode ? "◉" : "@"
    }
  }
}
