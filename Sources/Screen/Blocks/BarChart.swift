import Basics

/// Bars in columns: label, mark, value, and the bar with its note, which stands in the bar's place where
/// there is none, and below where there is no room for it.
///
/// Many bars stand in two columns where the width allows it, the first half at the left.
struct BarChart {
  /// One row each.
  let bars: [Bar]
  private let labelWidth: Int
  private let markWidth: Int
  private let valueWidth: Int
  /// The longest bar's length in cells.
  private let room: Int
  /// Whether there is room for bars at all; one of a cell or two would look like a minus.
  private let hasBars: Bool
  private let hasNotesBelow: Bool
  /// How many rows there are, notes aside; all bars where they stand below each other.
  private let rows: Int
  /// The cells from one column to the next.
  private let step: Int
  private let glyphs: GlyphSet

  /// Measures the columns and gives the bars what is left of the width.
  init(_ bars: [Bar], width: Int, glyphs: GlyphSet) {
    func widest(_ text: (Bar) -> String) -> Int {
      bars.map { glyphs.text(text($0)).displayWidth }.max() ?? 0
    }
    self.bars = bars
    self.glyphs = glyphs
    labelWidth = widest(\.label)
    markWidth = widest(\.mark)
    valueWidth = widest(\.value)
    let noteWidth = widest { $0.permille == 0 || $0.note.isEmpty ? "" : " " + $0.note }
    let loneNote = widest { $0.permille == 0 ? $0.note : "" }
    let leastRoom = max(Self.shortestRoom, loneNote)
    let words = labelWidth + (markWidth > 0 ? markWidth + 2 : 0) + valueWidth + 3
    let half = (width - Self.gap) / 2
    let isSplit = Self.areMany(bars) && half - words - noteWidth >= leastRoom
    let width = isSplit ? half : width
    rows = isSplit ? (bars.count + 1) / 2 : bars.count
    hasNotesBelow =
      max(noteWidth, loneNote) > 0 && width - words - noteWidth < leastRoom
    let left = width - words - (hasNotesBelow ? 0 : noteWidth)
    hasBars = left >= Self.leastRoom
    let room = left.clamped(to: 1...max(Self.longestBar, loneNote))
    let isEven = noteWidth == 0 && room > Self.shortestRoom
    self.room = isEven ? room - room % Self.shortestRoom : room
    step = words + noteWidth + self.room + Self.gap
  }

  private static let longestBar = 20
  /// In fewer cells bars cannot be compared.
  ///
  /// The longest takes as many or twice as many and so on, so that those of two charts whose words
  /// differ by little can be compared too.
  private static let shortestRoom = 5
  /// With fewer cells there are no bars.
  private static let leastRoom = 3
  /// The cells between two columns.
  private static let gap = 3

  /// Whether there are so many that two columns of them are easier to see than one.
  static func areMany(_ bars: [Bar]) -> Bool { bars.count > 12 }

  /// One line for each bar, or for two of them, and one for a note below.
  var lines: [Line] {
    (0..<rows).flatMap { row in
      let bar = bars[row]
      let isBelow = hasNotesBelow && !bar.note.isEmpty
      let note = Line([Span("  " + glyphs.text(bar.note), .secondary)])
      return [line(row)] + (isBelow ? [note] : [])
    }
  }

  /// The bar of a row, with that of the second column.
  private func line(_ row: Int) -> Line {
    let first = line(bars[row])
    guard rows < bars.count, rows + row < bars.count else { return first }
    let space = String(repeating: " ", count: max(1, step - first.width))
    return Line(first.spans + [Span(space)] + line(bars[rows + row]).spans)
  }

  private func line(_ bar: Bar) -> Line {
    let mark = markWidth > 0 ? "  " + glyphs.text(bar.mark).padded(to: markWidth) : ""
    let words = glyphs.text(bar.label).padded(to: labelWidth) + mark + "  "
    let value = glyphs.text(bar.value).padded(to: valueWidth, atRight: true) + " "
    let note = hasNotesBelow ? "" : glyphs.text(bar.note)
    let space = note.isEmpty || bar.permille == 0 ? "" : " "
    return Line([
      Span(words), Span(value), Span(cells(of: bar), .accent), Span(space + note, .secondary),
    ])
  }

  /// The bar's cells; one that goes on has a break before its last cell.
  private func cells(of bar: Bar) -> String {
    guard hasBars else { return "" }
    let cells = glyphs.bar(halves: halves(bar))
    guard bar.isBroken, room > Self.shortestRoom - 2 else { return cells }
    return cells.dropLast(3) + glyphs.barBreak + glyphs.bar(halves: 2)
  }

  /// How long a bar is in half cells, which two times that differ little need; at least one,
  /// unless it stands for nothing.
  private func halves(_ bar: Bar) -> Int {
    let permille = bar.permille.clamped(to: 0...1000)
    return permille == 0 ? 0 : max(1, (permille * room * 2 + 500) / 1000)
  }
}
