/// What is known of a dot of a drawing.
package enum Dot: UInt8, Sendable {
  /// No point of the curve lies in it.
  case dark
  /// It could not be decided whether one does; drawn dark.
  case open
  /// A point of the curve lies in it, or on its edge.
  case lit
}

/// The dots of one curve in a window, row by row from the top.
package struct Dots: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  private var states: [Dot]

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    states = Array(repeating: .dark, count: columns * rows)
  }

  /// The dot of a column and a row, both counted from the left top.
  package subscript(column: Int, row: Int) -> Dot {
    get { states[row * columns + column] }
    set { states[row * columns + column] = newValue }
  }

  /// The number of dots of a kind.
  package func count(of dot: Dot) -> Int { states.count { $0 == dot } }

  mutating func set(column: Int, to dots: [Dot]) {
    for (row, dot) in dots.enumerated() { self[column, row] = dot }
  }
}
