import Basics

/// A little confetti that falls over the empty page; it never covers a word.
struct Confetti {
  /// How many rows it has fallen.
  let step: Int

  /// Whether nothing is written there or within two columns, so that none falls between words.
  private func isFree(_ column: Int, _ row: Int, _ canvas: Canvas) -> Bool {
    let columns = (column - 2...column + 2).clamped(
      to: canvas.bounds.column...canvas.bounds.endColumn - 1)
    return columns.allSatisfy { canvas.isEmpty($0, row) }
  }

  /// Draws what is inside the area.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let styles = [canvas.theme.accent, canvas.theme.ending, canvas.theme.correct]
    let signs = canvas.glyphs.confetti
    // Some of it starts above the screen, so that more keeps falling in.
    let heights = UInt64(max(1, area.rows * 3 / 2))
    for column in area.column..<area.endColumn {
      // The same in each frame.
      var generator = SeededGenerator(seed: UInt64(truncatingIfNeeded: column))
      let dice = generator.next()
      if dice % 3 == 0 { continue }
      let row = area.endRow - 1 - Int(dice / 4096 % heights) + step
      guard area.contains(column: column, row: row), isFree(column, row, canvas) else { continue }
      let sign = signs[Int(dice / 64 % UInt64(signs.count))]
      canvas.write(sign, column, row, styles[Int(dice / 512 % 3)])
    }
  }
}
