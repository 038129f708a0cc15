import Basics

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
    let noteWidth = widest { $0.note.isEmpty ? "" : " " + $0.note }
    let words = labelWidth + (markWidth > 0 ? markWidth + 2 : 0) + valueWidth + 3
    hasNotesBelow = noteWidth > 0 && width - words - noteWidth < Self.shortestRoom
    let left = width - words - (hasNotesBelow ? 0 : noteWidth)
    room = left.clamped(to: 1...Self.longestBar)
  }

  private static let longestBar = 20
  /// In fewer cells bars cannot be compared.
  private static let shortestRoom = 5

  /// One line for each bar, and one for a note below.
  var lines: [Line] {
    bars.flatMap { bar in
      let isBelow = hasNotesBelow && !bar.note.isEmpty
      let note = Line([Span("  " + glyphs.text(bar.note), .secondary)])
      return [line(bar)] + (isBelow ? [note] : [])
    }
  }

  private func line(_ bar: Bar) -> Line {
    let mark = markWidth > 0 ? "  " + glyphs.text(bar.mark).padded(to: markWidth) : ""
    let words = glyphs.text(bar.label).padded(to: labelWidth) + mark + "  "
    let value = glyphs.text(bar.value).padded(to: valueWidth, atRight: true) + " "
    return Line([
      Span(words), Span(value),
      Span(String(repeating: glyphs.bar, count: length(bar)), .accent),
      Span(bar.note.isEmpty || hasNotesBelow ? "" : " " + glyphs.text(bar.note), .secondary),
    ])
  }

  /// A bar is at least one cell long, unless it stands for nothing.
  private func length(_ bar: Bar) -> Int {
    let permille = bar.permille.clamped(to: 0...1000)
    return permille == 0 ? 0 : max(1, (permille * room + 500) / 1000)
  }
}
