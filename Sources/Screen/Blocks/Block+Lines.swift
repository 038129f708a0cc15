extension Block {
  /// The block's lines, wrapped to the width unless they are a picture's.
  func lines(width: Int, glyphs: GlyphSet) -> [Line] {
    switch self {
    case .text(let text): glyphs.text(text).wrappedEvenly(to: width).map { Line([Span($0)]) }
    case .heading(let text):
      glyphs.text(text).wrapped(to: width).enumerated().map { index, line in
        Line([Span(line, .bold)], opensPart: index == 0)
      }
    case .secondary(let text):
      glyphs.text(text).wrapped(to: width).map { Line([Span($0, .secondary)]) }
    case .item(let text):
      glyphs.text(text).wrapped(to: max(1, width - 2)).enumerated().map { index, line in
        Line([Span((index == 0 ? glyphs.bullet : " ") + " "), Span(line)], opensPart: index == 0)
      }
    case .note(let text):
      glyphs.text(text).wrapped(to: max(1, width - 2)).map {
        Line([Span("  "), Span($0, .secondary)])
      }
    case .picture(let picture): picture.lines(glyphs: glyphs)
    case .bars(let bars): BarChart(bars, width: width, glyphs: glyphs).lines
    case .heatMap(let map): HeatMapLayout(map, width: width, glyphs: glyphs).lines
    case .columns(let chart): ColumnChartLayout(chart, width: width, glyphs: glyphs).lines
    case .beside(let left, let right):
      BesideLayout(left, right, width: width, glyphs: glyphs).lines
    case .gap: [.empty]
    }
  }

  /// The width that the block cannot do without, because its lines are never wrapped; nil where it
  /// suits any width.
  func fixedWidth(glyphs: GlyphSet) -> Int? {
    switch self {
    case .picture(let picture): picture.width(glyphs: glyphs)
    case .heatMap(let map): HeatMapLayout(map, width: .max, glyphs: glyphs).width
    case .text, .heading, .secondary, .item, .note, .bars, .columns, .beside, .gap: nil
    }
  }

  /// Whether the block makes good use of more width than words can be read in.
  var isWide: Bool {
    switch self {
    case .beside: true
    case .bars(let bars): BarChart.areMany(bars)
    case .text, .heading, .secondary, .item, .note, .picture, .heatMap, .columns, .gap: false
    }
  }
}

extension [Block] {
  /// The lines of all blocks, each below the last heading before it.
  func lines(glyphs: GlyphSet, width: (Block) -> Int) -> [Line] {
    var heading: [Span] = []
    var followsGap = false
    return flatMap { block in
      let drawn = block.lines(width: width(block), glyphs: glyphs)
      let lines = followsGap ? drawn.openingPart : drawn
      followsGap = block == .gap
      switch block {
      case .heading:
        heading = lines.first?.spans ?? []
        return lines
      // It has headings of its own.
      case .beside:
        heading = []
        return lines
      case .text, .secondary, .item, .note, .picture, .bars, .heatMap, .columns, .gap:
        return lines.map { $0.below(heading) }
      }
    }
  }
}

extension Line {
  /// The line below a heading, unless it has its own or is empty.
  fileprivate func below(_ heading: [Span]) -> Line {
    guard self.heading.isEmpty, !spans.isEmpty else { return self }
    return Line(spans, heading: heading, partRow: partRow)
  }
}
