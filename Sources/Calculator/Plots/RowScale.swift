/// The rows of dots in which heights lie.
struct RowScale {
  let rows: Int
  private let top: Interval
  private let perUnit: Interval
  /// The window and a little above and below it.
  private let frame: Interval
  private let window: PlotWindow
  /// Narrower heights than 2 to the power of it are a point among the rows.
  private let pointExponent: Int

  /// A millionth of a row is about 2 to the power of minus so much.
  private static let pointBits = 20

  init(_ window: PlotWindow, rows: Int) {
    self.rows = rows
    self.window = window
    let precision = CurveTracer.precision
    let margin = window.height / Rational(rows) * Rational(2)
    top = Interval(window.top, precision: precision)
    perUnit = Interval(Rational(rows) / window.height, precision: precision)
    frame = Interval(window.bottom - margin, window.top + margin, precision: precision)
    pointExponent = Interval(margin, precision: precision).exponent - 1 - Self.pointBits
  }

  /// Whether heights are, as far as can be seen, one point on the border between two rows.
  func isOnBorder(_ heights: Interval) -> Bool {
    heights.isBounded && heights.widthExponent < pointExponent
      && clampedRows(of: heights).count == 2
  }

  /// The row of a height, on whose upper edge it may lie; at the bottom of the window the last one,
  /// on whose lower edge it does.
  func row(of height: Rational) -> Int {
    let lines = (window.top - height) * Rational(rows) / window.height
    return lines == Rational(rows) ? rows - 1 : lines.floor.whole ?? rows
  }

  /// Whether all heights are above the window or below it.
  func isOutside(_ heights: Interval) -> Bool { rows(of: heights) == nil }

  /// The rows of the window in which the heights may lie; nil if there are none.
  func rows(of heights: Interval) -> ClosedRange<Int>? {
    let all = clampedRows(of: heights)
    let (first, last) = (max(all.lowerBound, 0), min(all.upperBound, rows - 1))
    return first <= last ? first...last : nil
  }

  /// The rows in which the heights may lie, those beside the window too.
  func clampedRows(of heights: Interval) -> ClosedRange<Int> {
    guard let part = heights.meet(frame) else {
      return heights.isBelow(frame) ? rows + 2...rows + 2 : -3...(-3)
    }
    let lines = ((top - part) * perUnit).floor
    let first = lines.lowerBound.whole ?? -3, last = lines.upperBound.whole ?? rows + 2
    return min(first, last)...max(first, last)
  }

  /// Lights the rows that are in the window.
  func light(_ lines: ClosedRange<Int>, _ dots: inout [Dot]) {
    for row in lines where dots.indices.contains(row) { dots[row] = .lit }
  }

  func isLit(_ lines: ClosedRange<Int>, _ dots: [Dot]) -> Bool {
    lines.allSatisfy { dots[$0] == .lit }
  }

  /// Marks the rows of the heights, but those that are lit.
  func mark(_ heights: Interval, _ dot: Dot, _ dots: inout [Dot]) {
    guard let lines = rows(of: heights) else { return }
    for row in lines where dots[row] != .lit { dots[row] = dot }
  }
}
