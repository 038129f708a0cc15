/// A plot as lines of cells: labels, frame, axes, curves and marks.
struct PlotLayout {
  /// A cell of the plane.
  private typealias Cell = (sign: Character, ink: Ink)

  private let picture: PlotPicture
  private let glyphs: GlyphSet
  private let patterns: [LinePattern]
  private let grids: [DotGrid]
  private let labelWidth: Int
  /// The letters of the curves at the right, by row.
  private let letters: [Int: Int]

  init(_ picture: PlotPicture, glyphs: GlyphSet) {
    self.picture = picture
    self.glyphs = glyphs
    patterns = picture.curves.indices.map(LinePattern.init(curve:))
    let isPlain = picture.grade == .ascii || glyphs == .ascii
    grids = zip(picture.curves, patterns).map { curve, pattern in
      isPlain ? curve.dots : curve.dots.drawn(in: pattern)
    }
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
    var lines: [[Span]] = []
    for (index, curve) in picture.curves.enumerated() {
      let name = picture.curves.count > 1 ? "\(PlotPicture.letter(index)) " : ""
      let sample = Span(patterns[index].sample(effective), patterns[index].ink)
      let spans = [Span(name, .bold), sample, Span(" \(glyphs.text(curve.label))   ")]
      if let last = lines.last, Line(last + spans).width <= width {
        lines[lines.count - 1] += spans
      } else {
        lines.append(spans)
      }
    }
    return lines.map { Line($0) }
  }

  /// What the signs mean that are there, as many on a line as there is room for.
  func keys(width: Int) -> [Line] {
    var lines: [String] = []
    for key in picture.keys {
      let text = "\(key.sign.sign(effective)) \(glyphs.text(key.word))"
      if let last = lines.last, (last + "   " + text).displayWidth <= width {
        lines[lines.count - 1] += "   " + text
      } else {
        lines.append(text)
      }
    }
    return lines.map { Line([Span($0, .secondary)]) }
  }

  /// Plain ASCII also where only the dots are.
  private var effective: GlyphSet { picture.grade == .ascii ? .ascii : glyphs }
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
      let cell = cell(column, row)
      spans.append(Span(String(cell.sign), cell.ink))
    }
    if let curve = letters[row] {
      spans.append(Span(" \(PlotPicture.letter(curve))", patterns[curve].ink))
    }
    return Line(spans.joined)
  }

  private var vertical: String { effective == .unicode ? "│" : "|" }
  private var tickLeft: String { effective == .unicode ? "┤" : "+" }

  /// The lower edge with its ticks.
  private var edge: Line {
    let ticks = Set(picture.horizontal.map { $0.dot / picture.grade.columns })
    let isUnicode = effective == .unicode
    let cells = (0..<picture.columns).map { column in
      ticks.contains(column) ? (isUnicode ? "┬" : "+") : (isUnicode ? "─" : "-")
    }
    let corner = isUnicode ? "└" : "+"
    let margin = String(repeating: " ", count: labelWidth + 1)
    return Line([Span(margin + corner + cells.joined(), .track)])
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

extension PlotLayout {
  /// What stands in a cell: a mark before a curve, that before the cursor and the axes.
  private func cell(_ column: Int, _ row: Int) -> Cell {
    if let mark = mark(column, row), mark.sign != .pole {
      return (mark.sign.sign(effective), .bold)
    }
    if let curve = curveCell(column, row) { return curve }
    if let cursor = picture.cursor, cursor / picture.grade.columns == column {
      return (effective == .unicode ? "┃" : "|", .bold)
    }
    if let pole = mark(column, row) { return (pole.sign.sign(effective), .secondary) }
    return (axis(column, row), .track)
  }

  private func mark(_ column: Int, _ row: Int) -> PlotPicture.Mark? {
    let marks = picture.marks.filter { mark in
      mark.column / picture.grade.columns == column
        && (mark.row.map { $0 / picture.grade.rows == row } ?? true)
    }
    return marks.first { $0.sign != .pole } ?? marks.first
  }

  /// The dots of all curves, in the colour of the one that has most.
  private func curveCell(_ column: Int, _ row: Int) -> Cell? {
    let cells = grids.map { dots(of: $0, column, row) }
    let counts = cells.map { cell in cell.count { $0 } }
    guard let most = counts.max(), most > 0, let first = counts.firstIndex(of: most) else {
      return nil
    }
    let all = cells[0].indices.map { index in cells.contains { $0[index] } }
    if effective == .unicode, let sign = picture.grade.sign(all) {
      return (sign, patterns[first].ink)
    }
    let isShared = counts.count { $0 > 0 } > 1
    return (isShared ? "#" : patterns[first].asciiSign, patterns[first].ink)
  }

  private func dots(of grid: DotGrid, _ column: Int, _ row: Int) -> [Bool] {
    let (columns, rows) = (picture.grade.columns, picture.grade.rows)
    return (0..<rows).flatMap { y in
      (0..<columns).map { x in grid[column * columns + x, row * rows + y] }
    }
  }

  private func axis(_ column: Int, _ row: Int) -> Character {
    let isUpright = picture.zeroColumn.map { $0 / picture.grade.columns == column } ?? false
    let isLevel = picture.zeroRow.map { $0 / picture.grade.rows == row } ?? false
    let isUnicode = effective == .unicode
    switch (isUpright, isLevel) {
    case (true, true): return isUnicode ? "┼" : "+"
    case (true, false): return isUnicode ? "│" : "|"
    case (false, true): return isUnicode ? "─" : "-"
    case (false, false): return " "
    }
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

extension PlotSign {
  /// The sign in a cell.
  func sign(_ glyphs: GlyphSet) -> Character {
    let isUnicode = glyphs == .unicode
    return switch self {
    case .zero: isUnicode ? "●" : "0"
    case .highest: isUnicode ? "▲" : "A"
    case .lowest: isUnicode ? "▼" : "V"
    case .crossing: isUnicode ? "◆" : "X"
    case .hole: isUnicode ? "○" : "O"
    case .pole: isUnicode ? "┊" : ":"
    }
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
