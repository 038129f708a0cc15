extension Block {
  /// The block's lines, wrapped to the width unless they are a picture's.
  func lines(width: Int, glyphs: GlyphSet) -> [Line] {
    switch self {
    case .text(let text): glyphs.text(text).wrappedEvenly(to: width).map { Line([Span($0)]) }
    case .heading(let text):
      glyphs.text(text).wrappedBalanced(to: width).enumerated().map { index, line in
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

  /// The width in which nothing of the block has to stand above the rest for want of room; nil where it
  /// suits any width.
  func airyWidth(glyphs: GlyphSet) -> Int? {
    switch self {
    case .heatMap(let map): HeatMapLayout(map, width: .max, glyphs: glyphs).widthWithLegend
    case .text, .heading, .secondary, .item, .note, .picture, .bars, .columns, .beside, .gap:
      fixedWidth(glyphs: glyphs)
    }
  }

  /// Whether two groups stand side by side in it.
  var holdsBeside: Bool {
    switch self {
    case .beside: true
    case .text, .heading, .secondary, .item, .note, .picture, .bars, .heatMap, .columns, .gap: false
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
  ///
  /// Two groups side by side, right below a line, are of its part.
  func lines(glyphs: GlyphSet, width: (Block) -> Int) -> [Line] {
    var heading: [Span] = []
    var lines: [Line] = []
    for block in self {
      let drawn = block.lines(width: width(block), glyphs: glyphs)
      switch block {
      case .heading:
        heading = drawn.first?.spans ?? []
        lines += drawn
      // It has headings of its own.
      case .beside:
        heading = []
        lines += drawn.continuingPart(after: lines.rowsOfLastPart)
      case .text, .secondary, .item, .note, .picture, .bars, .heatMap, .columns, .gap:
        let followsGap = lines.last?.spans.isEmpty ?? false
        lines += (followsGap ? drawn.openingPart : drawn).map { $0.below(heading) }
      }
    }
    return lines
  }
}

extension Line {
  /// The line below a heading, unless it has its own or is empty.
  fileprivate func below(_ heading: [Span]) -> Line {
    guard self.heading.isEmpty, !spans.isEmpty else { return self }
    return Line(spans, heading: heading, partRow: partRow)
  }
}
