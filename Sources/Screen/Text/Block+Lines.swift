extension Block {
  /// The block's lines, wrapped to the width unless they are a picture's.
  func lines(width: Int, glyphs: GlyphSet) -> [Line] {
    switch self {
    case .text(let text): text.wrapped(to: width).map { Line([Span($0)]) }
    case .heading(let text):
      text.wrapped(to: width).map { Line([Span($0, .bold)], isCentred: true) }
    case .secondary(let text): text.wrapped(to: width).map { Line([Span($0, .secondary)]) }
    case .item(let text):
      text.wrapped(to: max(1, width - 2)).enumerated().map { place, line in
        Line([Span((place == 0 ? glyphs.bullet : " ") + " "), Span(line)])
      }
    case .picture(let rows): rows.map { Line([Span($0)]) }
    case .bars(let bars): BarChart(bars, width: width).lines(glyphs: glyphs)
    case .heatMap(let map): HeatMapLayout(map, width: width).lines(glyphs: glyphs)
    case .columns(let chart): ColumnChartLayout(chart, width: width).lines(glyphs: glyphs)
    case .beside(let left, let right):
      BesideLayout(left, right, width: width).lines(glyphs: glyphs)
    case .gap: [.empty]
    }
  }

  /// The width that the block cannot do without, because its lines are never wrapped.
  var fixedWidth: Int {
    switch self {
    case .picture(let rows): rows.map(\.displayWidth).max() ?? 0
    case .heatMap(let map): HeatMapLayout(map, width: .max).width
    default: 0
    }
  }

  /// Whether the block makes good use of more width than words can be read in.
  var isWide: Bool {
    if case .beside = self { true } else { false }
  }
}
