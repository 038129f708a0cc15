extension PlotPicture {
  /// Draws the page with the plot on it.
  func draw(on canvas: inout Canvas) {
    let width = canvas.bounds.columns
    let layout = PlotLayout(self, glyphs: canvas.glyphs)
    PageTitle(icon: "", text: title).draw(on: &canvas)
    let bottom = Footer(words: footer).draw(on: &canvas)
    var row = 2
    let below = layout.keys(width: width - 2)
    for line in layout.legend(width: width - 2) {
      line.draw(on: &canvas, 1, row, width: width, surface: .page)
      row += 1
    }
    let top = row
    for line in layout.lines {
      line.draw(on: &canvas, 0, row, width: width, surface: .page)
      row += 1
    }
    for line in reading where row < bottom {
      canvas.write(line, 1, row, canvas.theme.page)
      row += 1
    }
    for line in below where row < bottom {
      line.draw(on: &canvas, 1, row, width: width, surface: .page)
      row += 1
    }
    for column in 0..<columns {
      for line in 0..<rows {
        let area = Rectangle(column: layout.gutter + column, row: top + line, columns: 1, rows: 1)
        canvas.addTap(.plot(column: column, row: line), in: area)
      }
    }
  }

  /// The rows of the page that are around its plane, without those for what the signs mean.
  package static func linesAround(
    labels: [String], footer: [String], columns: Int, glyphs: GlyphSet
  ) -> Int {
    let picture = PlotPicture(
      grade: .blocks, columns: 0, rows: 0,
      curves: labels.map { Curve(label: $0, dots: DotGrid(columns: 0, rows: 0)) },
      horizontal: [], vertical: [], zeroColumn: nil, zeroRow: nil)
    let legend = PlotLayout(picture, glyphs: glyphs).legend(width: columns - 2).count
    let words = Footer(words: footer).rows(width: columns, glyphs: glyphs)
    let (title, axis, reading) = (2, 2, 1)
    return title + legend + axis + reading + words
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
