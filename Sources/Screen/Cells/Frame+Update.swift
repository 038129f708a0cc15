extension Frame {
  /// The bytes that turn the terminal's screen from the previous frame into this one.
  ///
  /// Without a previous frame, or after a resize, every cell is written in place. The bytes are
  /// one synchronised update (mode 2026) and leave the cursor at its place in the frame. They
  /// are empty if nothing changed.
  package func update(from previous: Frame?, depth: ColorDepth) -> [UInt8] {
    if previous == self { return [] }
    let base = previous?.size == size ? previous : nil
    var writer = FrameWriter(depth: depth)
    writer.control("?2026h")
    writer.control("?25l")
    let runs = (0..<size.rows).flatMap { changedRuns(inRow: $0, since: base) }
    // Writing the last column would otherwise leave the cursor in a state of its own.
    let reachesEdge = runs.contains { $0.columns.upperBound >= size.columns }
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

  private struct Run {
    var row: Int
    var columns: Range<Int>
  }

  /// The cells of a row that have to be written, from left to right.
  private func changedRuns(inRow row: Int, since previous: Frame?) -> [Run] {
    guard let previous else { return [Run(row: row, columns: 0..<size.columns)] }
    var runs: [Run] = []
    var column = 0
    while column < size.columns {
      guard self[column, row] != previous[column, row] else {
        column += 1
        continue
      }
      // A cluster that a terminal may draw too wide can have spoilt whatever follows it.
      if self[column, row].isRisky || previous[column, row].isRisky {
        return runs + [Run(row: row, columns: column..<size.columns)]
      }
      let start = column
      while column < size.columns, self[column, row] != previous[column, row] { column += 1 }
      runs.append(Run(row: row, columns: start..<column))
    }
    return runs
  }
}
