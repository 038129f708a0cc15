extension Block {
  /// The block's lines, wrapped to the width unless they are a picture's.
  func lines(width: Int, glyphs: GlyphSet) -> [Line] {
    switch self {
    case .text(let text): text.wrapped(to: width).map { Line([Span($0)]) }
    case .heading(let text):
      text.wrapped(to: width).map { Line([Span($0, .bold)], isCentred: true) }
    case .secondary(let text): text.wrapped(to: width).map { Line([Span($0, .secondary)]) }
    case .picture(let rows): rows.map { Line([Span($0)]) }
    case .bars(let bars): BarChart(bars, width: width).lines(glyphs: glyphs)
    case .gap: [.empty]
    }
  }

  /// The width that the block cannot do without, because its lines are never wrapped.
  var fixedWidth: Int {
    guard case .picture(let rows) = self else { return 0 }
    return rows.map(\.displayWidth).max() ?? 0
  }
}
