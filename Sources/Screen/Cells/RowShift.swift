/// Rows that move up together, as those below lines that a terminal deletes.
struct RowShift: Equatable {
  /// Among which rows it happens: the first of them go, and empty ones come in at their end.
  let rows: Range<Int>
  /// How many rows go.
  let distance: Int

  /// The rows in which nothing has come.
  var emptied: Range<Int> { rows.suffix(distance) }

  /// With fewer changed rows no shift is looked for.
  private static let fewestRows = 4

  /// The shift that brings the most rows of the old frame to where the new one has them; nil where
  /// none does.
  ///
  /// - Complexity: O(*r*²) comparisons of rows.
  init?(from old: Frame, to new: Frame) {
    let changed = (0..<new.size.rows).filter { !new.isAlike(inRow: $0, old, $0) }
    guard changed.count >= Self.fewestRows else { return nil }
    let shifts = (1..<new.size.rows).map { distance in
      (distance, changed.filter { new.hasFromBelow($0, distance, in: old) })
    }
    guard let (distance, arrived) = shifts.max(by: { $0.1.count < $1.1.count }),
      let first = arrived.first, let last = arrived.last
    else { return nil }
    self.distance = distance
    rows = first..<(last + distance + 1)
  }
}

extension Frame {
  /// Whether a row is what stood some rows below it.
  fileprivate func hasFromBelow(_ row: Int, _ distance: Int, in old: Frame) -> Bool {
    row + distance < old.size.rows && isAlike(inRow: row, old, row + distance)
  }
}
