/// A paragraph, a picture or a chart in a bubble or on a page.
package enum Block: Equatable, Sendable {
  /// Words, wrapped to the width.
  case text(String)
  /// A bold line.
  case heading(String)
  /// Quieter words, wrapped to the width.
  case secondary(String)
  /// Words behind a bullet, wrapped to the width.
  case item(String)
  /// Quieter words that belong to an item, below it and as far in as its words.
  case note(String)
  /// Lines drawn as they are, never wrapped.
  case picture(LinePicture)
  /// A small bar chart.
  case bars([Bar])
  /// A square of cells, each as strong as its value.
  case heatMap(HeatMap)
  /// A small chart of columns.
  case columns(ColumnChart)
  /// Two groups of blocks, side by side where the width allows, else below each other.
  case beside([Block], [Block])
  /// An empty line.
  case gap
}

extension Block {
  /// Whether it is lines drawn as they are.
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}
