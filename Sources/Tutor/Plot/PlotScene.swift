package import Calculator
package import Content
package import Screen

/// Curves in a window, and what is known of them.
package struct PlotScene: Sendable {
  /// Stops a calculation that takes too long.
  package typealias Patience = @Sendable () -> Bool

  package let curves: [Curve]
  package let window: PlotWindow
  package let grade: DotGrade
  /// The plane in cells, without labels.
  package let columns, rows: Int
  package let dots: [Dots]
  /// What is proven of each curve, and where two have the same height; none before they are asked for.
  package private(set) var facts: [CurveFacts] = []
  package private(set) var crossings: [Crossings] = []

  /// Where two curves, counted from 0, have the same height.
  package struct Crossings: Sendable {
    package let first, second: Int
    package let marks: [CurveFacts.Mark]
  }

  /// - Parameters:
  ///   - curves: At least one.
  ///   - window: What is shown of the plane.
  ///   - grade: The dots.
  ///   - columns: The width of it all in cells.
  ///   - rows: The height of the plane in cells.
  ///   - glyphs: The signs of the labels.
  ///   - shouldStop: Is asked often whether to give up.
  package init(
    _ curves: [Curve], in window: PlotWindow, grade: DotGrade, columns: Int, rows: Int,
    glyphs: GlyphSet, shouldStop: @escaping Patience
  ) {
    self.curves = curves
    self.window = window
    self.grade = grade
    self.rows = rows
    let labels = AxisTicks(from: window.bottom, to: window.top, most: Self.mostRows(rows)).ticks
    let gutter = PlotPicture.gutter(labels: labels.map(\.label), glyphs: glyphs)
    let letters = curves.count > 1 ? 2 : 1
    let plane = max(10, columns - gutter - letters)
    self.columns = plane
    dots = curves.map {
      $0.dots(
        in: window, columns: plane * grade.columns, rows: rows * grade.rows,
        shouldStop: shouldStop)
    }
  }

  /// As many steps as the rows have room for.
  private static func mostRows(_ rows: Int) -> Int { min(5, max(2, rows / 2)) }

  /// Finds what there is to mark and to say.
  package mutating func findFacts(shouldStop: @escaping Patience) {
    facts = curves.map { $0.facts(from: window.left, to: window.right, shouldStop: shouldStop) }
    crossings = []
    for first in curves.indices {
      for second in curves.indices.dropFirst(first + 1) {
        let marks = curves[first].crossings(
          with: curves[second], from: window.left, to: window.right, shouldStop: shouldStop)
        if !marks.isEmpty {
          crossings.append(Crossings(first: first, second: second, marks: marks))
        }
      }
    }
  }

  var horizontalTicks: [AxisTicks.Tick] {
    AxisTicks(
      from: window.left, to: window.right, most: max(2, columns / 8), kind: .init(for: curves)
    ).ticks
  }

  var verticalTicks: [AxisTicks.Tick] {
    AxisTicks(from: window.bottom, to: window.top, most: Self.mostRows(rows)).ticks
  }
}

extension PlotScene {
  /// The picture without what the full screen adds.
  package func picture(_ texts: Texts) -> PlotPicture {
    let marks = self.marks
    return PlotPicture(
      grade: grade, columns: columns, rows: rows,
      curves: zip(labels(texts), dots).map { PlotPicture.Curve(label: $0, dots: $1.grid) },
      horizontal: horizontalTicks.compactMap { tick in
        column(of: tick.position).map { PlotPicture.Tick(dot: $0, label: tick.label) }
      },
      vertical: verticalTicks.compactMap { tick in
        row(of: tick.position).map { PlotPicture.Tick(dot: $0, label: tick.label) }
      },
      zeroColumn: column(of: .zero), zeroRow: row(of: .zero), marks: marks,
      keys: keys(texts))
  }

  /// What each sign means that is in the picture.
  private func keys(_ texts: Texts) -> [PlotPicture.Key] {
    var keys: [PlotPicture.Key] = []
    for (sign, phrase) in signs.values {
      let key = PlotPicture.Key(sign, texts(phrase))
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.sorted { ($0.sign, $0.word) < ($1.sign, $1.word) }
  }

  /// A point that is worth a mark, and whose it is.
  struct OwnedMark: Sendable {
    let mark: CurveFacts.Mark
    /// The curves, counted from 0.
    let curves: [Int]
  }

  /// The marks of all curves from the left.
  var allMarks: [OwnedMark] {
    let own = facts.enumerated().flatMap { index, facts in
      facts.marks.map { OwnedMark(mark: $0, curves: [index]) }
    }
    let shared = crossings.flatMap { pair in
      pair.marks.map { OwnedMark(mark: $0, curves: [pair.first, pair.second]) }
    }
    return (own + shared).sorted { $0.mark.x.low < $1.mark.x.low }
  }

  /// A place among the cells of the plane; poles have no row.
  private struct Cell: Hashable {
    let column: Int
    let row: Int?
  }

  /// What is to be marked in each cell.
  private var kindsByCell: [Cell: Set<CurveFacts.Mark.Kind>] {
    var kinds: [Cell: Set<CurveFacts.Mark.Kind>] = [:]
    for mark in allMarks.map(\.mark) {
      guard let column = column(of: mark.x.low) else { continue }
      let row = mark.y.flatMap { self.row(of: $0.low) }
      guard mark.kind == .pole || row != nil else { continue }
      let cell = Cell(column: column / grade.columns, row: row.map { $0 / grade.rows })
      kinds[cell, default: []].insert(mark.kind)
    }
    return kinds
  }

  /// A sign for each cell in which there is something to mark, and what it is called; where too
  /// many would touch, every fourth one.
  private var signs: [Cell: (sign: PlotSign, phrase: Phrase)] {
    let kindsByCell = kindsByCell
    let crowded = Self.crowded(Array(kindsByCell.keys))
    var signs: [Cell: (PlotSign, Phrase)] = [:]
    for (cell, kinds) in kindsByCell {
      if !crowded.contains(cell) {
        let phrase = kinds.count == 1 ? kinds.first?.phrase : nil
        signs[cell] = (PlotSign(kinds), phrase ?? .plotSeveral)
      } else if cell.column.isMultiple(of: Self.mostTouching + 1) {
        signs[cell] = (.several, .plotCrowded)
      }
    }
    return signs
  }

  /// As many signs side by side still let the curves be seen.
  private static let mostTouching = 3

  /// The cells whose signs would touch too many others.
  private static func crowded(_ cells: [Cell]) -> Set<Cell> {
    var crowded: Set<Cell> = []
    for row in Set(cells.compactMap(\.row)) {
      var run: [Cell] = []
      for cell in cells.filter({ $0.row == row }).sorted(by: { $0.column < $1.column }) {
        if let last = run.last, cell.column > last.column + 1 { run = [] }
        run.append(cell)
        if run.count > mostTouching { crowded.formUnion(run) }
      }
    }
    return crowded
  }

  private var marks: [PlotPicture.Mark] {
    signs.map { cell, value in
      PlotPicture.Mark(
        value.sign, column: cell.column * grade.columns, row: cell.row.map { $0 * grade.rows })
    }
  }

  /// The column of dots in which a number lies; nil if it is outside of the window.
  package func column(of x: Rational) -> Int? {
    let dots = Rational(columns * grade.columns)
    let position = ((x - window.left) / window.width * dots).floor.whole ?? -1
    let last = columns * grade.columns
    if position == last { return last - 1 }
    return (0..<last).contains(position) ? position : nil
  }

  /// The row of dots in which a height lies; nil if it is outside of the window.
  package func row(of y: Rational) -> Int? {
    let dots = Rational(rows * grade.rows)
    let position = ((window.top - y) / window.height * dots).floor.whole ?? -1
    return (0..<rows * grade.rows).contains(position) ? position : nil
  }
}

extension Dots {
  /// What is lit.
  var grid: DotGrid {
    var grid = DotGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns where self[column, row] == .lit { grid[column, row] = true }
    }
    return grid
  }
}

extension PlotSign {
  /// The sign of a cell with such points.
  fileprivate init(_ kinds: Set<CurveFacts.Mark.Kind>) {
    guard kinds.count == 1, let kind = kinds.first else {
      self = .several
      return
    }
    self.init(kind)
  }

  private init(_ kind: CurveFacts.Mark.Kind) {
    self =
      switch kind {
      case .zero: .zero
      case .highest: .highest
      case .lowest: .lowest
      case .crossing: .crossing
      case .hole: .hole
      case .pole: .pole
      }
  }
}
