extension ChipRow {
  /// Draws the chips, each a tap, from the area's top left.
  func draw(on canvas: inout Canvas, _ layout: ChipRowLayout, in area: Rectangle) {
    let end: RoundedBox.End = layout.hasEdges ? .round : .none
    for (index, chip) in layout.chips.enumerated() {
      let style = index == lit ? canvas.theme.selected : canvas.theme.option
      let face = chip.face.moved(columns: area.column, rows: area.row)
      RoundedBox(body: face, style: style, above: end, below: end)
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
}
