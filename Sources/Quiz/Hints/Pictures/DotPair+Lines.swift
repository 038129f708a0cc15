extension DotPair {
  private static let blockGap = 3
  private static let labelGap = 2

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let labels = [upper, lower].map { String($0.all) }
    let indent = labels.map(\.count).max() ?? 0
    let rows = zip([upper, lower], labels).map { row, label in
      [.space(indent - label.count), PicturePiece(label), .space(Self.labelGap)] + dots(of: row)
    }
    return rows + (blocks.isEmpty ? [] : [[.space(indent + Self.labelGap)] + sums])
  }

  private func dots(of row: Row) -> PictureLine {
    (0..<row.all).flatMap { column in
      [.space(gap(before: column)), row.dot(column)]
    }
  }

  /// Fives are apart, so that they are counted at a glance, and blocks more so.
  private func gap(before column: Int) -> Int {
    if column == 0 { return 0 }
    if starts.contains(column) { return Self.blockGap }
    return column.isMultiple(of: 5) ? 2 : 1
  }

  private var sums: PictureLine {
    zip(blocks, starts).reduce(into: []) { line, next in
      let (block, start) = next
      line += [.space(place(of: start) - line.width), block.label(width: width(block, start))]
    }
  }

  /// Where a column's dots stand, from those of the first.
  private func place(of column: Int) -> Int {
    (0..<column).reduce(0) { $0 + 1 + gap(before: $1 + 1) }
  }

  private func width(_ block: Block, _ start: Int) -> Int {
    place(of: start + block.columns - 1) + 1 - place(of: start)
  }
}

extension DotPair.Row {
  fileprivate func dot(_ column: Int) -> PicturePiece {
    column < full ? PicturePiece("●", .first) : PicturePiece("○", .second)
  }
}

extension DotPair.Block {
  /// What the block makes, in a bracket where that is wide enough.
  fileprivate func label(width: Int) -> PicturePiece {
    let space = max(0, width - sum.text.count) / 2
    return .bracket(sum.text, columns: width)
      ?? PicturePiece(String(repeating: " ", count: space) + sum.text)
  }
}
