/// A drawn screen: a grid of cells and the cursor's position.
///
/// Frames share the rows in which they are alike: a copy costs nothing but what is changed in it, and
/// such rows are known to be equal without a look at their cells.
package struct Frame: Equatable, Sendable {
  /// How many columns and rows of cells there are.
  package let size: Size
  /// The cells of each row.
  private var rows: [[Cell]]
  /// Where the cursor blinks; nil hides it.
  package var cursor: Point?

  /// An empty frame; a size below 1×1 has no cells.
  init(size: Size, style: Style) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    let row = Array(repeating: Cell.blank(style), count: self.size.columns)
    rows = Array(repeating: row, count: self.size.rows)
  }

  /// All cells, row by row.
  package var cells: [Cell] { Array(rows.joined()) }

  /// The cell at a position inside the frame.
  package internal(set) subscript(_ column: Int, _ row: Int) -> Cell {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }

  /// Whether a row has the same cells as a row of a frame that is as wide.
  func isAlike(inRow row: Int, _ other: Frame, _ otherRow: Int) -> Bool {
    rows[row] == other.rows[otherRow]
  }

  /// The frame after rows have moved in it, with empty rows where nothing has come.
  func moved(by shift: RowShift, leaving blank: Style) -> Frame {
    var moved = self
    for row in shift.rows {
      let source = row + shift.distance
      moved.rows[row] =
        source < shift.rows.upperBound
        ? rows[source] : Array(repeating: .blank(blank), count: size.columns)
    }
    return moved
  }

  /// The row's characters, without the right halves of wide ones.
  package func text(ofRow row: Int) -> String {
    String((0..<size.columns).map { self[$0, row] }.filter { $0.width > 0 }.map(\.character))
  }
}
