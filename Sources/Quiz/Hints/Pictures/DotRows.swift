/// Rows of dots, one below the other: in each so many full ones, then so many open ones.
package struct DotRows: PictureKind {
  /// One row.
  package struct Row: Hashable, Sendable {
    let full: Int
    let open: Int
  }

  let rows: [Row]
  /// A wider gap stands behind each five, which says how many there are at a glance, but not in what
  /// is left: that is to be shared.
  let isInFives: Bool

  init(_ rows: [(full: Int, open: Int)], isInFives: Bool = true) {
    self.rows = rows.map { Row(full: $0.full, open: $0.open) }
    self.isInFives = isInFives
  }

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let wide = rows.map { $0.dots(apart: 1, isInFives($0)) }
    return wide.allSatisfy { $0.width <= width }
      ? wide : rows.map { $0.dots(apart: 0, isInFives($0)) }
  }

  private func isInFives(_ row: Row) -> Bool { isInFives && (row.full > 0 || rows.count == 1) }

  var tells: Set<Int> {
    Set(rows.flatMap { [$0.full, $0.open, $0.full + $0.open] }).subtracting([0])
  }

  var words: [PictureWords] {
    rows.map { row in
      let name = row.open == 0 ? "row" : row.full == 0 ? "row-open" : "row-mixed"
      return PictureWords(name, ["full": row.full, "open": row.open])
    }
  }
}

extension DotRows.Row {
  /// The dots so many columns apart, and each five a little more so if wanted.
  func dots(apart: Int, _ isInFives: Bool) -> PictureLine {
    (0..<full + open).flatMap { index in
      let gap = index == 0 ? 0 : apart + (isInFives && index.isMultiple(of: 5) ? 1 : 0)
      let dot = index < full ? PicturePiece("●", .first) : PicturePiece("○", .second, step: 1)
      return [PicturePiece.space(gap), dot]
    }
  }
}
