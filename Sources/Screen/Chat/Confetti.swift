/// A little confetti that falls over the empty page; it never covers a word.
struct Confetti {
  /// How many rows it has fallen.
  let step: Int

  /// Draws what is inside the area.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let styles = [canvas.theme.accent, canvas.theme.ending, canvas.theme.correct]
    let signs = canvas.glyphs.confetti
    // Some of it starts above the screen, so that more keeps falling in.
    let heights = UInt64(max(1, area.rows * 3 / 2))
    for column in area.column..<area.endColumn {
      let dice = Self.scramble(column)
      if dice % 3 == 0 { continue }
      let row = area.endRow - 1 - Int(dice / 4096 % heights) + step
      guard area.contains(column: column, row: row), canvas.isEmpty(column, row) else { continue }
      let sign = signs[Int(dice / 64 % UInt64(signs.count))]
      canvas.write(sign, column, row, styles[Int(dice / 512 % 3)])
    }
  }

  /// A number that looks random and is the same each time (the finaliser of SplitMix64).
  private static func scramble(_ number: Int) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: number) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
