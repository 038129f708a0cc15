extension ChipRow {
  /// Draws the chips, each a tap, from the area's top left.
  func draw(on canvas: inout Canvas, _ layout: ChipRowLayout, in area: Rectangle) {
    let isPainted = canvas.look.paintsEdges
    for (index, chip) in layout.chips.enumerated() {
      let style = index == lit ? canvas.theme.selected : canvas.theme.option
      let face = chip.face.moved(columns: area.column, rows: area.row)
      let ends = layout.ends(of: index, lit: isPainted ? lit : nil)
      RoundedBox(body: face, style: style, above: ends.above, below: ends.below)
        .draw(chip.label, on: &canvas)
      canvas.addTap(.word(index), in: chip.touch.moved(columns: area.column, rows: area.row))
    }
  }
}

extension ChipRowLayout {
  /// How far the chips are to be moved to begin at a column; less, where they would not end within
  /// the width.
  func movement(to column: Int, in columns: Int) -> Int {
    let start = chips.map(\.face.column).min() ?? column
    let end = chips.map(\.face.endColumn).max() ?? column
    return min(column - start, columns - 1 - end)
  }

  /// How a chip ends: the row between two lines of chips belongs to that of the lit one, or to the
  /// upper one.
  ///
  /// A cell has room for one colour besides the page's, and half of an edge looks torn.
  func ends(
    of index: Int, lit: Int?
  ) -> (above: RoundedBox.End, below: RoundedBox.End) {
    guard hasEdges else { return (.none, .none) }
    guard sharesEdges, let lit, chips.indices.contains(lit) else { return (.round, .round) }
    let (row, litRow) = (chips[index].face.row, chips[lit].face.row)
    let isBelow = row > chips[0].face.row && row != litRow
    return (isBelow ? .none : .round, row + 2 == litRow ? .none : .round)
  }
}
