/// Bars in columns: label, mark, value, and the bar with its note, which stands below where it
/// would leave no room for the bar.
struct BarChart {
  /// One row each.
  let bars: [Bar]
  private let labelWidth: Int
  private let markWidth: Int
  private let valueWidth: Int
  /// The longest bar's length in cells.
  private let room: Int
  private let hasNotesBelow: Bool

  /// Measures the columns and gives the bars what is left of the width.
  init(_ bars: [Bar], width: Int) {
    self.bars = bars
    labelWidth = bars.map(\.label.displayWidth).max() ?? 0
    markWidth = bars.map(\.mark.displayWidth).max() ?? 0
    valueWidth = bars.map(\.value.displayWidth).max() ?? 0
    let noteWidth = bars.map { $0.note.isEmpty ? 0 : $0.note.displayWidth + 1 }.max() ?? 0
    let words = labelWidth + (markWidth > 0 ? markWidth + 2 : 0) + valueWidth + 3
    hasNotesBelow = noteWidth > 0 && width - words - noteWidth < Self.shortestRoom
    let left = width - words - (hasNotesBelow ? 0 : noteWidth)
    room = min(Self.longestBar, max(1, left))
  }

  private static let longestBar = 20
  /// In fewer cells bars cannot be compared.
  private static let shortestRoom = 5

  /// One line for each bar, and one for a note below.
  func lines(glyphs: GlyphSet) -> [Line] {
    bars.flatMap { bar in
      let isBelow = hasNotesBelow && !bar.note.isEmpty
      let note = Line([Span("  " + bar.note, .secondary)])
      return [line(bar, glyphs: glyphs)] + (isBelow ? [note] : [])
    }
  }

  private func line(_ bar: Bar, glyphs: GlyphSet) -> Line {
    let mark = markWidth > 0 ? "  " + bar.mark.padded(to: markWidth) : ""
    let words = bar.label.padded(to: labelWidth) + mark + "  "
    let value = bar.value.padded(to: valueWidth, atRight: true) + " "
    return Line([
      Span(words), Span(value),
      Span(String(repeating: glyphs.bar, count: length(bar)), .accent),
      Span(bar.note.isEmpty || hasNotesBelow ? "" : " " + bar.note, .secondary),
    ])
  }

  /// A bar is at least one cell long, unless it stands for nothing.
  private func length(_ bar: Bar) -> Int {
    let permille = min(max(0, bar.permille), 1000)
    return permille == 0 ? 0 : max(1, (permille * room + 500) / 1000)
  }
}
