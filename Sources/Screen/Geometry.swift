/// A width and a height in terminal cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A cell's place, counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
