/// Rows of dots, one below the other: in each so many full ones, then so many open ones.
///
/// A row without dots sets apart what stands below it.
package struct DotRows: PictureKind {
  /// How dots stand in their rows.
  package enum Order: Hashable, Sendable {
    /// A wider gap stands behind each five, which says how many there are at a glance, but not in
    /// what is left: that is to be shared.
    case inFives
    /// All are alike.
    case even
    /// All are alike, and that there are several rows says nothing: it is one heap.
    case heap
  }

  /// One row.
  package struct Row: Hashable, Sendable {
    let full: Int
    let open: Int
  }

  let rows: [Row]
  let order: Order

  init(_ rows: [(full: Int, open: Int)], _ order: Order = .inFives) {
    self.rows = rows.map { Row(full: $0.full, open: $0.open) }
    self.order = order
  }

  /// All dots of a number that is to be shared, in rows that are as long as no group of it is.
  static func heap(_ count: Int) -> DotRows {
    let longest = count <= longestRow ? count : heapRow
    return DotRows(
      stride(from: 0, to: count, by: longest).map { (0, min(longest, count - $0)) }, .heap)
  }

  /// The longest row whose dots stand apart on the narrowest screen, and those of a larger heap: a
  /// seventh of no number that is two of a group.
  private static let (longestRow, heapRow) = (14, 7)

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let wide = rows.map { $0.dots(apart: 1, isInFives($0)) }
    return wide.allSatisfy { $0.width <= width }
      ? wide : rows.map { $0.dots(apart: 0, isInFives($0)) }
  }

  private func isInFives(_ row: Row) -> Bool {
    order == .inFives && (row.full > 0 || rows.count == 1)
  }

  /// The rows that say something: a heap is one.
  private var countedRows: [Row] {
    switch order {
    case .inFives, .even: rows.filter { $0.full + $0.open > 0 }
    case .heap: [Row(full: 0, open: rows.reduce(0) { $0 + $1.open })]
    }
  }

  var tells: Set<Int> {
    Set(countedRows.flatMap { [$0.full, $0.open, $0.full + $0.open] }).subtracting([0])
  }

  var words: [PictureWords] {
    countedRows.map { row in
      let name = row.open == 0 ? "row" : row.full == 0 ? "row-open" : "row-mixed"
      return PictureWords(name, ["full": row.full, "open": row.open])
    }
  }
}

extension DotRows.Row {
  fileprivate func dots(apart: Int, _ isInFives: Bool) -> PictureLine {
    (0..<full + open).flatMap { index in
      let gap = index == 0 ? 0 : apart + (isInFives && index.isMultiple(of: 5) ? 1 : 0)
      let dot = index < full ? PicturePiece("●", .first) : PicturePiece("○", .second, step: 1)
      return [PicturePiece.space(gap), dot]
    }
  }
}
