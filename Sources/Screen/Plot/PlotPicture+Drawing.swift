extension PlotPicture {
  /// Draws the page with the plot on it.
  func draw(on canvas: inout Canvas) {
    let width = canvas.bounds.columns
    let layout = PlotLayout(self, glyphs: canvas.glyphs)
    let bottom = Footer(words: footer, column: .whole(width)).draw(on: &canvas)
    let below = layout.keys(width: width - 2)
    let head = Self.head(
      title, layout.legend(width: width - 2), in: Size(columns: width, rows: canvas.bounds.rows))
    if head.hasRule { PageTitle(icon: "", text: title).draw(on: &canvas, in: .whole(width)) }
    var row = head.hasRule ? 2 : 0
    for line in head.lines {
      line.draw(on: &canvas, 1, row, surface: .page)
      row += 1
    }
    let top = row
    for line in layout.lines {
      line.draw(on: &canvas, 0, row, surface: .page)
      row += 1
    }
    for line in reading where row < bottom {
      canvas.write(line, 1, row, canvas.theme.page)
      row += 1
    }
    for line in below where row < bottom {
      line.draw(on: &canvas, 1, row, surface: .page)
      row += 1
    }
    for column in 0..<columns {
      for line in 0..<rows {
        let area = Rectangle(column: layout.gutter + column, row: top + line, columns: 1, rows: 1)
        canvas.addTap(.plot(column: column, row: line), in: area)
      }
    }
  }

  /// On a screen with fewer rows each of them is the curves'.
  private static let roomyRows = 24

  /// What stands above the plane: the title with a rule below it, and the legend; on a small screen
  /// both on one line, where there is room.
  private static func head(
    _ title: String, _ legend: [Line], in size: Size
  ) -> (hasRule: Bool, lines: [Line]) {
    guard size.rows < roomyRows else { return (true, legend) }
    let words = Span(title, .bold)
    guard let first = legend.first else { return (false, [Line([words])]) }
    let joined = Line([words, Span("   ")] + first.spans)
    let fits = joined.width <= size.columns - 2
    return (false, fits ? [joined] + legend.dropFirst() : [Line([words])] + legend)
  }

  /// The rows of the page that are around its plane, without those for what the signs mean.
  package static func linesAround(
    labels: [String], title: String, footer: [String], size: Size, glyphs: GlyphSet
  ) -> Int {
    let legend = PlotLegend(labels: labels, glyphs: glyphs).lines(width: size.columns - 2)
    let head = head(title, legend, in: size)
    let words = Footer(words: footer, column: .whole(size.columns)).rows(glyphs)
    let (axis, reading) = (2, 1)
    return (head.hasRule ? 2 : 0) + head.lines.count + axis + reading + words
  }

  /// The lines that say what the signs mean.
  package func keyLines(columns: Int, glyphs: GlyphSet) -> Int {
    PlotLayout(self, glyphs: glyphs).keys(width: columns - 2).count
  }

  /// The plot as lines for a terminal that scrolls by itself.
  package func printed(columns: Int, glyphs: GlyphSet, depth: ColorDepth) -> [String] {
    let theme = depth == .none ? Theme.monochrome : .neutral
    let layout = PlotLayout(self, glyphs: glyphs)
    let lines = layout.legend(width: columns) + layout.lines + layout.keys(width: columns)
    return lines.map { line in
      if depth == .none { return line.spans.map(\.text).joined().withoutTrailingSpaces }
      return line.encoded(theme: theme, depth: depth).withoutTrailingSpaces
    }
  }

  /// What a curve, counted from 0, is called where there are several.
  package static func letter(_ curve: Int) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(clamping: curve % 26)))
  }

  /// The columns before the plane, with these labels at its left.
  package static func gutter(labels: [String], glyphs: GlyphSet) -> Int {
    (labels.map { glyphs.text($0).displayWidth }.max() ?? 0) + 2
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
