/// Bars in columns: label, mark, value, and the bar with its note.
struct BarChart {
  /// One row each.
  let bars: [Bar]
  private let labelWidth: Int
  private let markWidth: Int
  private let valueWidth: Int
  /// The longest bar's length in cells.
  private let room: Int

  /// Measures the columns and gives the bars what is left of the width.
  init(_ bars: [Bar], width: Int) {
    self.bars = bars
    labelWidth = bars.map(\.label.displayWidth).max() ?? 0
    markWidth = bars.map(\.mark.displayWidth).max() ?? 0
    valueWidth = bars.map(\.value.displayWidth).max() ?? 0
    let noteWidth = bars.map { $0.note.isEmpty ? 0 : $0.note.displayWidth + 1 }.max() ?? 0
    let words = labelWidth + (markWidth > 0 ? markWidth + 2 : 0) + valueWidth + 3
    room = min(Self.longestBar, max(1, width - words - noteWidth))
  }

  private static let longestBar = 20

  /// One line for each bar.
  func lines(glyphs: GlyphSet) -> [Line] {
    bars.map { line($0, glyphs: glyphs) }
  }

  private func line(_ bar: Bar, glyphs: GlyphSet) -> Line {
    let mark = markWidth > 0 ? "  " + bar.mark.padded(to: markWidth) : ""
    let words = bar.label.padded(to: labelWidth) + mark + "  "
    let value = bar.value.padded(to: valueWidth, atRight: true) + " "
    return Line([
      Span(words), Span(value),
      Span(String(repeating: glyphs.bar, count: length(bar)), .accent),
      Span(bar.note.isEmpty ? "" : " " + bar.note, .secondary),
    ])
  }

  /// A bar is at least one cell long, unless it stands for nothing.
  private func length(_ bar: Bar) -> Int {
    let permille = min(max(0, bar.permille), 1000)
    return permille == 0 ? 0 : max(1, (permille * room + 500) / 1000)
  }
}
