/// A part of the screen.
struct Rectangle: Hashable {
  /// The first column.
  var column: Int
  /// The first row.
  var row: Int
  /// The width in cells.
  var columns: Int
  /// The height in cells.
  var rows: Int

  /// The first column to the right of it.
  var endColumn: Int { column + columns }
  /// The first row below it.
  var endRow: Int { row + rows }

  /// A rectangle; a negative width or height counts as none.
  init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// All of a screen.
  init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Whether the cell at the given position is inside.
  func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// What both have in common; without columns or rows where they do not meet.
  func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rectangle(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// The same without some cells at each edge.
  func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rectangle {
    Rectangle(
      column: column + left, row: row + top, columns: columns - left - right,
      rows: rows - top - bottom)
  }

  /// The same size at another position.
  func moved(columns: Int, rows: Int) -> Rectangle {
    Rectangle(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
