extension Frame {
  /// The bytes that turn the terminal's screen from the previous frame into this one.
  ///
  /// Without a previous frame, or after a resize, every cell is written in place. Rows that have
  /// moved up are moved by the terminal, where that takes fewer bytes. The bytes are
  /// one synchronised update (mode 2026), but where they are few, and leave the cursor where it is
  /// in the frame. They are empty if nothing changed.
  ///
  /// - Parameters:
  ///   - previous: What the terminal shows.
  ///   - depth: How many colours are used.
  ///   - movesRows: Whether the terminal deletes lines, and erases with the background.
  ///   - pen: The style with which the terminal writes; nil where that is not known.
  /// - Returns: the bytes.
  package func update(
    from previous: Frame?, depth: ColorDepth, movesRows: Bool, pen: inout Style?
  ) -> [UInt8] {
    let same = previous?.size == size ? previous : nil
    var writer = FrameWriter(depth: depth, style: pen)
    write(since: same, erasing: movesRows, with: &writer)
    if movesRows, let same, let shift = RowShift(from: same, to: self) {
      var mover = FrameWriter(depth: depth, style: pen)
      write(since: same, moving: shift, with: &mover)
      if mover.bytes.count < writer.bytes.count { writer = mover }
    }
    pen = writer.style
    return writer.bytes
  }

  /// Has the terminal move rows, and writes what is still to be changed.
  private func write(since same: Frame, moving shift: RowShift, with writer: inout FrameWriter) {
    // The last column has the page's background on nearly every page; any other is overwritten.
    let edge = self[size.columns - 1, shift.rows.upperBound - 1].style
    let blank = Style(edge.foreground, on: edge.background)
    writer.beginSynchronised()
    writer.move(shift, leaving: blank)
    write(changedRuns(since: same.moved(by: shift, leaving: blank)), erasing: true, with: &writer)
    finish(with: &writer)
  }

  private func write(since same: Frame?, erasing: Bool, with writer: inout FrameWriter) {
    let runs = changedRuns(since: same)
    if let same, runs.isEmpty, same.cursor == cursor { return }
    // What a terminal reads at once needs nobody to wait for its end.
    let isShort =
      same != nil && (same?.cursor == nil) == (cursor == nil)
      && runs.reduce(0) { $0 + $1.columns.count } <= Self.shortUpdate
    if !isShort { writer.beginSynchronised() }
    write(runs, erasing: erasing, with: &writer)
    if isShort { placeCursor(with: &writer) } else { finish(with: &writer) }
  }

  /// So many cells are written without more ado: a digit, also the first one, in place of the words
  /// that asked for it, and the keys that light up with it; or the ticking clock.
  private static let shortUpdate = 32

  private func write(_ runs: [Run], erasing: Bool, with writer: inout FrameWriter) {
    // Beyond the last column the cursor would be in a state of its own.
    let reachesEdge = runs.contains { $0.columns.upperBound == size.columns }
    if reachesEdge { writer.control("?7l") }
    for run in runs {
      let blanks = erasing ? blanks(endingIn: run) : run.columns.suffix(0)
      for column in run.columns.dropLast(blanks.count) {
        writer.write(self[column, run.row], column, run.row, of: size.columns)
      }
      if let last = blanks.last {
        writer.erase(blanks, run.row, leaving: self[last, run.row].style)
      }
    }
    if reachesEdge { writer.control("?7h") }
  }

  /// The blank cells of one background at the end of a run, where the terminal erases them with fewer
  /// bytes than it would write them.
  private func blanks(endingIn run: Run) -> Range<Int> {
    let background = run.columns.last.map { self[$0, run.row].style.background }
    let blanks = run.columns.reversed().prefix { column in
      let cell = self[column, run.row]
      return cell.isBlank && !cell.style.isReversed && cell.style.background == background
    }
    return run.columns.suffix(blanks.count < Self.fewestToErase ? 0 : blanks.count)
  }

  private static let fewestToErase = 7

  private func placeCursor(with writer: inout FrameWriter) {
    if let cursor { writer.move(to: cursor.column, cursor.row) }
  }

  private func finish(with writer: inout FrameWriter) {
    placeCursor(with: &writer)
    writer.endSynchronised(showingCursor: cursor != nil)
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
    if isAlike(inRow: row, previous, row) { return runs }
    for column in 0..<size.columns {
      let (old, new) = (previous[column, row], self[column, row])
      guard old != new || isSpoilt(column, row, previous) else { continue }
      // What a terminal draws too wide has spoilt the rest of the row.
      if old.isRisky || new.isRisky || new.isJoined(at: column, besideLastOf: size.columns) {
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

  /// Whether a sign that comes or goes beside the cell may leave a speck in it.
  private func isSpoilt(_ column: Int, _ row: Int, _ previous: Frame) -> Bool {
    changes(column - 1, row, previous) { $0.mayOverhang || $1.mayOverhang }
      || changes(column + 1, row, previous) { old, _ in old.mayOverhang }
  }

  /// Whether a cell changes so that something holds for the old one and the new one.
  private func changes(
    _ column: Int, _ row: Int, _ previous: Frame, where holds: (Cell, Cell) -> Bool
  ) -> Bool {
    guard column >= 0, column < size.columns else { return false }
    let (old, new) = (previous[column, row], self[column, row])
    return old != new && holds(old, new)
  }
}

extension Cell {
  /// Whether the cell has several marks and the last column is the next one, which is erased and
  /// written anew with it.
  func isJoined(at column: Int, besideLastOf columns: Int) -> Bool {
    column + Int(width) == columns - 1 && character.unicodeScalars.count > 1
  }

  /// Whether fonts draw the sign a little wider than its cell: arrows, keys, circles, blocks and
  /// stars often come from another font than the letters, or are drawn without regard to cells.
  fileprivate var mayOverhang: Bool {
    guard width == 1, let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2190...0x24FF).contains(scalar) || (0x2580...0x27BF).contains(scalar)
  }
}
