/// A heat map as lines: labels above and at the left, and the legend beside it or above.
struct HeatMapLayout {
  private let map: HeatMap
  private let room: Int
  private let labelWidth: Int
  /// The cells of the screen that one cell of the map takes.
  private let cellWidth: Int
  /// A space parts the labels from the cells.
  private let gap: Int
  private let glyphs: GlyphSet

  /// Three cells for each value where the width allows it, else two.
  init(_ map: HeatMap, width: Int, glyphs: GlyphSet) {
    self.map = map
    self.glyphs = glyphs
    room = max(1, width)
    let labels = map.rows.map(\.label) + [map.corner]
    labelWidth = labels.map { glyphs.text($0).displayWidth }.max() ?? 0
    let count = map.rows.map(\.cells.count).max() ?? 0
    cellWidth = labelWidth + 3 * count <= room ? 3 : 2
    gap = labelWidth + cellWidth * count < room ? 1 : 0
  }

  /// The cells from the labels to the last column.
  var width: Int { labelWidth + gap + cellWidth * map.columns.count }

  /// The cells with the legend beside the map.
  var widthWithLegend: Int {
    let widest = map.legend.map { Line(spans(of: $0)).width }.max()
    return width + (widest.map { Self.legendGap + $0 } ?? 0)
  }

  /// The cells between the map and a legend beside it.
  private static let legendGap = 3

  /// The lines from the columns' labels to the last of the map and of the legend.
  ///
  /// The legend stands beside the rows that it explains where there is room, else above them: in a
  /// low window the last rows and what is below them are out of sight.
  var lines: [Line] {
    let rows = map.rows.map(line)
    let keys = map.legend.map { Line(spans(of: $0)) }
    if keys.isEmpty { return [header] + rows }
    guard keys.count <= rows.count, widthWithLegend <= room else {
      return legend + [.empty, header] + rows
    }
    let beside = rows.enumerated().map { index, row in
      index < keys.count ? row.joined(by: keys[index], at: width + Self.legendGap) : row
    }
    return [header] + beside
  }

  private var header: Line {
    let labels = map.columns.indices.map { index in
      let label = glyphs.text(map.columns[index])
      // Labels that would run together are left out.
      let isHidden = cellWidth < 3 && label.displayWidth > 1 && index % 2 > 0
      let text = isHidden ? "" : label
      return (cellWidth > 2 && text.displayWidth < 2 ? " " + text : text).padded(to: cellWidth)
    }
    let corner = glyphs.text(map.corner).padded(to: labelWidth, atRight: true)
    return Line([
      Span(corner + String(repeating: " ", count: gap) + labels.joined(), .secondary)
    ])
  }

  private func line(_ row: HeatMap.Row) -> Line {
    let label = glyphs.text(row.label).padded(to: labelWidth, atRight: true)
    let cells = row.cells.map { Span(sign($0), .heat($0.level)) }
    let start = Span(label + String(repeating: " ", count: gap), .secondary)
    return Line([start] + cells, heading: header.spans)
  }

  private func sign(_ cell: HeatMap.Cell) -> String {
    let sign = glyphs.heat(cell.level) + (cell.isFading ? glyphs.down : "")
    return (cellWidth > 2 ? " " + sign : sign).padded(to: cellWidth)
  }

  private func spans(of key: HeatMap.Key) -> [Span] {
    [Span(sign(key.cell), .heat(key.cell.level)), Span(" " + glyphs.text(key.word))]
  }

  /// The signs with their words, as many on a line as fit.
  private var legend: [Line] {
    var lines: [[Span]] = [[]]
    for key in map.legend {
      let item = spans(of: key)
      let gap = lines[lines.count - 1].isEmpty ? [] : [Span("  ")]
      let longer = Line(lines[lines.count - 1] + gap + item)
      if longer.width <= room || gap.isEmpty {
        lines[lines.count - 1] = longer.spans
      } else {
        lines.append(item)
      }
    }
    return lines.map { Line($0) }
  }
}
