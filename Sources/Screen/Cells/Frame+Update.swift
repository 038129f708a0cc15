extension Frame {
  /// The bytes that turn the terminal's screen from the previous frame into this one.
  ///
  /// Without a previous frame, or after a resize, every cell is written in place. The bytes are
  /// one synchronised update (mode 2026) and leave the cursor where it is in the frame. They
  /// are empty if nothing changed.
  package func update(from previous: Frame?, depth: ColorDepth) -> [UInt8] {
    if previous == self { return [] }
    let runs = changedRuns(since: previous?.size == size ? previous : nil)
    // Beyond the last column the cursor would be in a state of its own.
    let reachesEdge = runs.contains { $0.columns.upperBound == size.columns }
    var writer = FrameWriter(depth: depth)
    writer.control("?2026h")
    writer.control("?25l")
    if reachesEdge { writer.control("?7l") }
    for run in runs {
      for column in run.columns { writer.write(self[column, run.row], column, run.row) }
    }
    if reachesEdge { writer.control("?7h") }
    if let cursor {
      writer.move(to: cursor.column, cursor.row)
      writer.control("?25h")
    }
    writer.control("?2026l")
    return writer.bytes
  }
}

extension Frame {
  /// Cells side by side that have to be written.
  private struct Run {
    let row: Int
    var columns: Range<Int>
  }

  private func changedRuns(since previous: Frame?) -> [Run] {
    guard let previous else {
      return (0..<size.rows).map { Run(row: $0, columns: 0..<size.columns) }
    }
    return (0..<size.rows).flatMap { changedRuns(inRow: $0, since: previous) }
  }

  private func changedRuns(inRow row: Int, since previous: Frame) -> [Run] {
    var runs: [Run] = []
    for column in 0..<size.columns {
      let (old, new) = (previous[column, row], self[column, row])
      guard old != new else { continue }
      // What a terminal draws too wide has spoilt the rest of the row.
      if old.isRisky || new.isRisky {
        return runs + [Run(row: row, columns: column..<size.columns)]
      }
      if let last = runs.last, last.columns.upperBound == column {
        runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
      } else {
        runs.append(Run(row: row, columns: column..<(column + 1)))
      }
    }
    return runs
  }
}
