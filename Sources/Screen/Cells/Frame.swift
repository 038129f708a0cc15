/// A drawn screen: a grid of cells and the cursor's position.
package struct Frame: Equatable, Sendable {
  /// How many columns and rows of cells there are.
  package let size: Size
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// Where the cursor blinks; nil hides it.
  package var cursor: Point?

  /// An empty frame; a size below 1×1 has no cells.
  init(size: Size, style: Style) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank(style), count: self.size.columns * self.size.rows)
  }

  /// The cell at a position inside the frame.
  package internal(set) subscript(_ column: Int, _ row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The row's characters, without the right halves of wide ones.
  package func text(ofRow row: Int) -> String {
    String((0..<size.columns).map { self[$0, row] }.filter { $0.width > 0 }.map(\.character))
  }
}
