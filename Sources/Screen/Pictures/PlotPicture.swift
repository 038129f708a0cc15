/// Curves over a pair of axes.
package struct PlotPicture: Equatable, Sendable {
  /// A curve as dots.
  package struct Curve: Equatable, Sendable {
    /// What it is, such as `y = sin x`.
    package let label: String
    /// Whether each dot is lit, row by row from the top.
    package let dots: DotGrid

    package init(label: String, dots: DotGrid) {
      self.label = label
      self.dots = dots
    }
  }

  /// A number along an axis, at a dot counted from the left or from the top.
  package struct Tick: Equatable, Sendable {
    package let dot: Int
    package let label: String

    package init(dot: Int, label: String) {
      self.dot = dot
      self.label = label
    }
  }

  /// A point that is marked, at dots counted from the left top; a pole has no row.
  package struct Mark: Equatable, Sendable {
    package let sign: PlotSign
    package let column: Int
    package let row: Int?

    package init(_ sign: PlotSign, column: Int, row: Int?) {
      self.sign = sign
      self.column = column
      self.row = row
    }
  }

  /// What a sign means.
  package struct Key: Equatable, Sendable {
    package let sign: PlotSign
    package let word: String

    package init(_ sign: PlotSign, _ word: String) {
      self.sign = sign
      self.word = word
    }
  }

  package var grade: DotGrade
  /// The size of the plane in cells, without labels.
  package var columns, rows: Int
  package var curves: [Curve]
  package var horizontal: [Tick]
  package var vertical: [Tick]
  /// The dots at which the other axis is zero, where they are in the window.
  package var zeroColumn, zeroRow: Int?
  package var marks: [Mark]
  package var keys: [Key]
  /// The column of dots at which values are read.
  package var cursor: Int?
  package var title: String
  /// What is read at the cursor, a line for each.
  package var reading: [String]
  package var footer: [String]

  package init(
    grade: DotGrade, columns: Int, rows: Int, curves: [Curve], horizontal: [Tick],
    vertical: [Tick], zeroColumn: Int?, zeroRow: Int?, marks: [Mark] = [], keys: [Key] = [],
    cursor: Int? = nil, title: String = "", reading: [String] = [], footer: [String] = []
  ) {
    self.grade = grade
    self.columns = columns
    self.rows = rows
    self.curves = curves
    self.horizontal = horizontal
    self.vertical = vertical
    self.zeroColumn = zeroColumn
    self.zeroRow = zeroRow
    self.marks = marks
    self.keys = keys
    self.cursor = cursor
    self.title = title
    self.reading = reading
    self.footer = footer
  }
}

/// The sign of a point that is marked.
package enum PlotSign: Int, Comparable, Sendable {
  case zero, highest, lowest, crossing, hole, pole
  /// Points of several kinds in one cell.
  case several

  package static func < (left: PlotSign, right: PlotSign) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Dots that are lit or dark, row by row from the top.
package struct DotGrid: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  private var isLit: [Bool]

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    isLit = Array(repeating: false, count: columns * rows)
  }

  package subscript(column: Int, row: Int) -> Bool {
    get { isLit[row * columns + column] }
    set { isLit[row * columns + column] = newValue }
  }
}
