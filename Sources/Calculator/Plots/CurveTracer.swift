/// Finds the dots through which a curve passes, with proof.
///
/// The values over a column of dots are enclosed. Where the curve is continuous, it passes through
/// all rows between its values at two points; so nothing is ever joined across a gap. What that
/// leaves open is split further, as far as the budget goes.
///
/// Source: after Tupper, Reliable Two-Dimensional Graphing Methods, SIGGRAPH 2001, in one dimension.
struct CurveTracer {
  /// So often a column is halved.
  private static let deepest = 7
  /// As many pieces of one column are looked at.
  private static let mostPieces = 400
  /// The bits of the intervals.
  static let precision = 53

  private let window: PlotWindow
  private let columns: Int
  private let scale: RowScale
  private let ranges: CurveRanges
  /// The same with so many bits that a border is seldom met.
  private let precise: CurveRanges
  private let shouldStop: () -> Bool

  init(
    _ curve: Curve, in window: PlotWindow, columns: Int, rows: Int,
    shouldStop: @escaping () -> Bool
  ) {
    self.window = window
    self.columns = columns
    self.shouldStop = shouldStop
    scale = RowScale(window, rows: rows)
    ranges = CurveRanges(curve, precision: Self.precision)
    precise = CurveRanges(curve, precision: 3 * Self.precision)
  }

  /// The dots of all columns.
  func dots() -> Dots {
    var dots = Dots(columns: columns, rows: scale.rows)
    for column in 0..<columns { dots.set(column: column, to: self.dots(in: column)) }
    return dots
  }

  /// A part of a column.
  private struct Piece {
    let low, high: Rational
    let depth: Int

    var box: Interval { Interval(low, high, precision: CurveTracer.precision) }
  }

  /// The dots of a column, from the top.
  private func dots(in column: Int) -> [Dot] {
    var dots = [Dot](repeating: .dark, count: scale.rows)
    var stack = [Piece(low: edge(column), high: edge(column + 1), depth: 0)]
    var left = shouldStop() ? 1 : Self.mostPieces
    while let piece = stack.popLast() {
      left -= 1
      guard let open = light(piece, &dots) else { continue }
      if piece.depth < Self.deepest, left > 0 {
        stack += halves(of: piece, isContinuous: open.certainty == .continuous)
      } else {
        lightMiddle(of: piece, open.range, &dots)
      }
    }
    return dots
  }

  /// The left edge of a column.
  private func edge(_ column: Int) -> Rational {
    window.left + window.width * Rational(column, columns)
  }

  /// Lights what a piece of the curve passes through for sure; gives its enclosure if that may be
  /// more.
  private func light(_ piece: Piece, _ dots: inout [Dot]) -> Enclosure? {
    guard var value = ranges.value(over: piece.box) else { return nil }
    var ends = (low: piece.low, high: piece.high)
    if value.certainty < .continuous {
      if scale.isOutside(value.range) { return nil }
      light(at: piece.low, &dots)
      light(at: piece.high, &dots)
      guard let open = ranges.openValue(from: piece.low, to: piece.high) else { return nil }
      value = open
      let margin = (piece.high - piece.low) / Rational(1 << 20)
      ends = (piece.low + margin, piece.high - margin)
    }
    guard let rows = scale.rows(of: value.range) else { return nil }
    // Enclosures that reach out of the window are no proof for its last row.
    if value.certainty >= .defined, scale.clampedRows(of: value.range).count == 1 {
      scale.light(rows, &dots)
      return nil
    }
    if value.certainty >= .defined, scale.isOnBorder(value.range) {
      lightMiddle(of: piece, value.range, &dots)
      return nil
    }
    if value.certainty == .continuous { lightBetween(ends, &dots) }
    return scale.isLit(rows, dots) ? nil : value
  }

  /// Lights the row in which the curve is proven to be in the middle of a piece; where else it may
  /// be stays open.
  private func lightMiddle(of piece: Piece, _ heights: Interval, _ dots: inout [Dot]) {
    scale.mark(heights, .open, &dots)
    if let row = row(at: (piece.low + piece.high) / Rational(2)) { scale.light(row...row, &dots) }
  }

  /// The row at a point, found exactly where that takes no algebra, else with many bits.
  private func row(at point: Rational) -> Int? {
    if let height = ranges.fraction(at: point) { return scale.row(of: height) }
    guard let value = precise.value(at: point), value.certainty >= .defined else { return nil }
    let rows = scale.clampedRows(of: value.range)
    return rows.count == 1 ? rows.lowerBound : nil
  }

  private func light(at point: Rational, _ dots: inout [Dot]) {
    guard let rows = rows(at: point), rows.lowerBound == rows.upperBound else { return }
    scale.light(rows, &dots)
  }

  /// Lights all rows between the values at two points, between which the curve is continuous.
  private func lightBetween(_ ends: (low: Rational, high: Rational), _ dots: inout [Dot]) {
    guard let first = rows(at: ends.low), let second = rows(at: ends.high) else { return }
    let top = min(first.upperBound, second.upperBound)
    let bottom = max(first.lowerBound, second.lowerBound)
    if top <= bottom { scale.light(top...bottom, &dots) }
  }

  /// The rows among which that of the value at a point is.
  private func rows(at point: Rational) -> ClosedRange<Int>? {
    guard let value = ranges.value(at: point), value.certainty >= .defined else { return nil }
    return scale.clampedRows(of: value.range)
  }

  /// A jump is likely to be at a simple fraction, so what is not continuous is split there.
  private func halves(of piece: Piece, isContinuous: Bool) -> [Piece] {
    var middle = (piece.low + piece.high) / Rational(2)
    if !isContinuous {
      let margin = (piece.high - piece.low) / Rational(16)
      middle = .simplest(piece.low + margin, piece.high - margin)
    }
    return [(middle, piece.high), (piece.low, middle)].map {
      Piece(low: $0.0, high: $0.1, depth: piece.depth + 1)
    }
  }
}
