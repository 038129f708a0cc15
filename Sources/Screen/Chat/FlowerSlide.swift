import Basics

/// A flower on its way from the learner's newest answer to the top line; it never covers a word.
package struct FlowerSlide {
  /// How many steps the way has; after the last one the top line counts the flower.
  package static let steps = 3

  /// How many steps it has gone.
  let step: Int

  /// Draws it where it is on its way, or in the nearest free place of that row.
  func draw(on canvas: inout Canvas, from start: Point, to end: Point) {
    let row = place(between: start.row, end.row)
    let wanted = place(between: start.column, end.column)
    let free = (0..<max(0, canvas.bounds.columns - 1)).filter { column in
      canvas.isEmpty(column, row) && canvas.isEmpty(column + 1, row)
    }
    guard let column = free.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
    canvas.write(canvas.glyphs.plant(.flower), column, row, canvas.theme.accent)
  }

  private func place(between start: Int, _ end: Int) -> Int {
    start + (end - start) * step / Self.steps
  }
}
