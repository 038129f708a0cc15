import Basics

/// A column chart as lines: the label with its value, the columns, and the words below them.
struct ColumnChartLayout {
  private let chart: ColumnChart
  private let room: Int
  /// The cells of one column, with the gap after it.
  private let columnWidth: Int
  private let glyphs: GlyphSet

  /// The columns' height in cells.
  private static let rows = 3
  private static let widestColumn = 3

  /// Columns as wide as fit.
  init(_ chart: ColumnChart, width: Int, glyphs: GlyphSet) {
    self.chart = chart
    self.glyphs = glyphs
    room = max(1, width)
    columnWidth = (room / max(1, chart.columns.count)).clamped(to: 1...Self.widestColumn)
  }

  /// The lines from the label to the words below the columns.
  var lines: [Line] {
    heading + (0..<Self.rows).reversed().map { row(above: $0) } + [axis]
  }

  private var heading: [Line] {
    let (label, value) = (glyphs.text(chart.label), glyphs.text(chart.value))
    let line = Line([Span(label + "  "), Span(value, .bold)])
    if line.width <= room { return [Line(line.spans + scaleAbove(line.width), opensPart: true)] }
    return label.wrapped(to: room).map { Line([Span($0)]) }
      + value.wrapped(to: room).map { Line([Span($0, .bold)]) }
  }

  /// The cells of all columns that have so many rows below them.
  private func row(above rowsBelow: Int) -> Line {
    let cells = chart.columns.map { cell($0, above: rowsBelow) }
    return Line(cells + (rowsBelow == Self.rows - 1 ? scale : []))
  }

  /// What a column up to the top stands for, beside the top where there is room.
  private var scale: [Span] {
    hasRoomForScale ? [Span(" " + glyphs.text(chart.highest), .secondary)] : []
  }

  /// The same above the last column where it has no room beside it, behind so many cells of words.
  private func scaleAbove(_ cells: Int) -> [Span] {
    let words = glyphs.text(chart.highest)
    let gap = min(room, columnWidth * chart.columns.count) - cells - words.displayWidth
    guard !words.isEmpty, !hasRoomForScale, gap > 0 else { return [] }
    return [Span(String(repeating: " ", count: gap) + words, .secondary)]
  }

  private var hasRoomForScale: Bool {
    let words = glyphs.text(chart.highest)
    return !words.isEmpty && columnWidth * chart.columns.count + 1 + words.displayWidth <= room
  }

  private func cell(_ permille: Int?, above rowsBelow: Int) -> Span {
    guard let permille else {
      let sign = rowsBelow == 0 ? glyphs.heat(.none) : " "
      return Span(sign.padded(to: columnWidth), .secondary)
    }
    let share = permille.clamped(to: 0...1000)
    let eighths = max(1, (share * Self.rows * 8 + 500) / 1000)
    let sign = glyphs.column(eighths: eighths - 8 * rowsBelow)
    let width = max(1, columnWidth - 1)
    return Span(String(repeating: sign, count: width).padded(to: columnWidth), .accent)
  }

  /// The words below the first and the last column; the first gives way where both do not fit.
  private var axis: Line {
    let width = min(room, columnWidth * chart.columns.count)
    let (start, end) = (glyphs.text(chart.start), glyphs.text(chart.end))
    let space = width - start.displayWidth - end.displayWidth
    if space < 1 { return Line([Span(end.padded(to: width, atRight: true), .secondary)]) }
    return Line([Span(start + String(repeating: " ", count: space) + end, .secondary)])
  }
}
