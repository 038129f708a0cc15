/// A plot as lines of cells: labels, frame, axes, curves and marks.
struct PlotLayout {
  private let picture: PlotPicture
  private let glyphs: GlyphSet
  /// Plain ASCII also where only the dots are.
  private let effective: GlyphSet
  private let patterns: [LinePattern]
  private let cells: PlotCells
  private let labelWidth: Int
  /// The letters of the curves at the right, by row.
  private let letters: [Int: Int]

  init(_ picture: PlotPicture, glyphs: GlyphSet) {
    self.picture = picture
    self.glyphs = glyphs
    patterns = picture.curves.indices.map(LinePattern.init(curve:))
    effective = picture.grade == .ascii ? .ascii : glyphs
    cells = PlotCells(picture, patterns, glyphs: effective)
    labelWidth = picture.vertical.map { glyphs.text($0.label).displayWidth }.max() ?? 0
    letters = Self.letters(of: picture)
  }

  /// The columns before the plane.
  var gutter: Int { labelWidth + 2 }

  /// All lines of the plane with its labels.
  var lines: [Line] {
    (0..<picture.rows).map(line(of:)) + [edge, labels]
  }

  /// Which line is which curve, as many on a line as there is room for.
  func legend(width: Int) -> [Line] {
    PlotLegend(labels: picture.curves.map(\.label), glyphs: glyphs)
      .lines(width: width, samples: effective)
  }

  /// What the signs mean that are there, as many on a line as there is room for.
  func keys(width: Int) -> [Line] {
    var lines: [String] = []
    for key in picture.keys {
      let text = "\(key.sign.sign(effective == .unicode)) \(glyphs.text(key.word))"
      if let last = lines.last, (last + "   " + text).displayWidth <= width {
        lines[lines.count - 1] += "   " + text
      } else {
        lines.append(text)
      }
    }
    return lines.map { Line([Span($0, .secondary)]) }
  }
}

extension PlotLayout {
  /// The row of each curve's letter: where the curve ends at the right, or the next free one.
  private static func letters(of picture: PlotPicture) -> [Int: Int] {
    guard picture.curves.count > 1 else { return [:] }
    var letters: [Int: Int] = [:]
    for (index, curve) in picture.curves.enumerated() {
      guard let dot = curve.dots.lastRow else { continue }
      let row = dot / picture.grade.rows
      let free = (0..<picture.rows).filter { letters[$0] == nil }
      guard let nearest = free.min(by: { abs($0 - row) < abs($1 - row) }) else { continue }
      letters[nearest] = index
    }
    return letters
  }

  private func line(of row: Int) -> Line {
    let rows = picture.grade.rows
    let tick = picture.vertical.first { $0.dot / rows == row }
    let label = glyphs.text(tick?.label ?? "").padded(to: labelWidth, atRight: true)
    var spans = [Span(label + " ", .secondary), Span(tick == nil ? vertical : tickLeft, .track)]
    for column in 0..<picture.columns {
      let cell = cells.cell(column, row)
      spans.append(Span(String(cell.sign), cell.ink))
    }
    if let curve = letters[row] {
      spans.append(Span(" \(PlotPicture.letter(curve))", patterns[curve].ink))
    }
    return Line(spans.joined)
  }

  private var vertical: String { effective == .unicode ? "│" : "|" }
  private var tickLeft: String { effective == .unicode ? "┤" : "+" }

  /// The lower edge with its ticks, and where the cursor is.
  private var edge: Line {
    let ticks = Set(picture.horizontal.map { $0.dot / picture.grade.columns })
    let isUnicode = effective == .unicode
    let cells = (0..<picture.columns).map { column in
      ticks.contains(column) ? (isUnicode ? "┬" : "+") : (isUnicode ? "─" : "-")
    }
    let corner = isUnicode ? "└" : "+"
    let margin = String(repeating: " ", count: labelWidth + 1)
    let plain = Span(margin + corner + cells.joined(), .track)
    guard let cursor = picture.cursor.map({ $0 / picture.grade.columns }) else {
      return Line([plain])
    }
    return Line([
      Span(margin + corner + cells[..<cursor].joined(), .track),
      Span(isUnicode ? "↑" : "!", .bold), Span(cells[(cursor + 1)...].joined(), .track),
    ])
  }

  /// The labels below it; one that is too near to the one before it is left out.
  private var labels: Line {
    var text = ""
    for tick in picture.horizontal {
      let label = glyphs.text(tick.label)
      let center = gutter + tick.dot / picture.grade.columns
      let start = max(0, center - label.displayWidth / 2)
      let end = text.displayWidth
      guard start > end || end == 0, start + label.displayWidth <= gutter + picture.columns + 3
      else { continue }
      text += String(repeating: " ", count: start - end) + label
    }
    return Line([Span(text, .secondary)])
  }
}

extension DotGrid {
  /// The row of a lit dot in the rightmost column that has one.
  fileprivate var lastRow: Int? {
    for column in (0..<columns).reversed() {
      let lit = (0..<rows).filter { self[column, $0] }
      if !lit.isEmpty { return lit[lit.count / 2] }
    }
    return nil
  }
}

extension [Span] {
  /// Neighbours in the same ink as one.
  fileprivate var joined: [Span] {
    reduce(into: []) { spans, next in
      if let last = spans.last, last.ink == next.ink {
        spans[spans.count - 1] = Span(last.text + next.text, next.ink)
      } else {
        spans.append(next)
      }
    }
  }
}
