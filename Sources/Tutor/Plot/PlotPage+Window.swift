import Basics
import Calculator
import Screen

extension PlotPage {
  /// The rightmost column of dots.
  var lastDot: Int { scene.columns * grade.columns - 1 }

  /// The middle of a column of dots.
  func x(of dot: Int) -> Rational {
    window.left + window.width * Rational(2 * dot + 1, 2 * scene.columns * grade.columns)
  }

  /// The middle of a cell.
  func position(_ column: Int, _ row: Int) -> (x: Rational, y: Rational) {
    let x = window.left + window.width * Rational(2 * column + 1, 2 * scene.columns)
    let seen = scene.window
    return (x, seen.top - seen.height * Rational(2 * row + 1, 2 * scene.rows))
  }

  /// What a zoom keeps in its place: the mark that is read, a curve at the cursor if one is on show,
  /// else the middle.
  var center: (x: Rational, y: Rational) {
    if let mark = mark?.mark, let y = mark.y?.low, window.bottom < y, y < window.top {
      return (mark.x.low, y)
    }
    let x = x(of: cursor)
    let heights = curves.compactMap { $0.height(at: x)?.low }
    let seen = heights.first { window.bottom < $0 && $0 < window.top }
    return (x, seen ?? (window.bottom + window.top) / Rational(2))
  }

  /// Goes back to the first window.
  mutating func start(at instant: Instant) {
    let first = PlotWindow.fitting(
      curves, given: ends, rows: rows * grade.rows,
      shouldStop: patience())
    draw(first, at: instant)
    cursor = lastDot / 2
  }

  /// Looks at another window; its marks are looked for once it is at rest.
  mutating func draw(_ window: PlotWindow, at instant: Instant) {
    let rows = rows
    self.window = window
    scene = PlotScene(
      curves, in: window.aligned(rows: rows * grade.rows), grade: grade, columns: size.columns,
      rows: rows, glyphs: glyphs,
      shouldStop: patience())
    cursor = min(cursor, lastDot)
    (mark, kept) = (nil, nil)
    nextWake = instant.advanced(by: .milliseconds(150))
  }

  /// Moves the window by so many cells.
  mutating func move(columns: Int, rows: Int, at instant: Instant) {
    let across = window.width * Rational(columns, scene.columns)
    let up = window.height * Rational(rows, scene.rows)
    var moved = window
    moved.left = moved.left + across
    moved.right = moved.right + across
    moved.bottom = moved.bottom + up
    moved.top = moved.top + up
    draw(moved.simplified, at: instant)
  }

  /// Makes the window so many times as large around a point.
  mutating func zoom(
    _ factor: Rational, around point: (x: Rational, y: Rational), at instant: Instant
  ) {
    let width = window.width * factor
    guard width > Rational(1, 1_000_000_000_000), width < Rational(1_000_000_000_000) else {
      return
    }
    let zoomed = PlotWindow(
      left: point.x - (point.x - window.left) * factor,
      right: point.x + (window.right - point.x) * factor,
      bottom: point.y - (point.y - window.bottom) * factor,
      top: point.y + (window.top - point.y) * factor)
    let read = mark
    draw(zoomed.simplified, at: instant)
    cursor = scene.column(of: read?.mark.x.low ?? point.x) ?? cursor
    mark = read.flatMap { scene.column(of: $0.mark.x.low) == nil ? nil : $0 }
  }

  /// Reads another column; beyond an edge the window moves along.
  mutating func read(_ dot: Int, at instant: Instant) {
    (mark, kept) = (nil, nil)
    if dot < 0 || dot > lastDot {
      move(columns: (dot < 0 ? -1 : 1) * scene.columns / 4, rows: 0, at: instant)
      cursor =
        dot < 0
        ? scene.columns / 4 * grade.columns - 1 : lastDot - scene.columns / 4 * grade.columns + 1
    } else {
      cursor = dot
    }
  }

  /// The marks in the window, of those that are the same to be read the first.
  private var differentMarks: [PlotScene.OwnedMark] {
    scene.allMarks.filter { isSeen($0.mark) }.reduce(into: []) { marks, next in
      if !marks.contains(where: { isSame($0, next) }) { marks.append(next) }
    }
  }

  /// Whether a mark has its place in the window; a pole has no height.
  private func isSeen(_ mark: CurveFacts.Mark) -> Bool {
    mark.y.map { scene.row(of: $0.low) != nil } ?? true
  }

  /// Whether two marks are one, though they may have been found in different windows.
  private func isSame(_ first: PlotScene.OwnedMark, _ second: PlotScene.OwnedMark) -> Bool {
    let distance = (first.mark.x.low - second.mark.x.low).magnitude
    return first.mark.kind == second.mark.kind && first.curves == second.curves
      && distance * Rational(1_000_000) < window.width
  }

  /// Reads the next mark, or the one before.
  mutating func readMark(forward: Bool, at instant: Instant) {
    if nextWake != nil { handle(.ticked, at: instant) }
    let marks = differentMarks
    let read = mark.flatMap { mark in marks.firstIndex { isSame($0, mark) } }
    let here = x(of: cursor)
    let next: PlotScene.OwnedMark? =
      if let read {
        marks[(read + (forward ? 1 : marks.count - 1)) % marks.count]
      } else {
        forward
          ? marks.first { $0.mark.x.low > here } ?? marks.first
          : marks.last { $0.mark.x.low < here } ?? marks.last
      }
    guard let next, let dot = scene.column(of: next.mark.x.low) else { return }
    cursor = dot
    (mark, kept) = (next, nil)
  }
}
