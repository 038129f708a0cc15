/// A row of a laid out form.
struct FormRow {
  /// All rows.
  let layout: FormLayout
  /// Which of them it is.
  let index: Int
  /// The keys move this row.
  let isFocused: Bool

  private var item: FormLayout.Item { layout.items[index] }

  /// Draws the row of a form whose top is at the given row of the canvas.
  func draw(on canvas: inout Canvas, firstRow: Int) {
    let top = firstRow + item.top
    if let heading = item.headingTop {
      canvas.write(
        item.row.heading, layout.columns.left + 1, firstRow + heading, canvas.theme.secondary)
    }
    layout.drawCard(of: item, on: &canvas, top: top)
    if isFocused {
      for row in top..<(top + item.height) {
        canvas.write(
          canvas.glyphs.focus, layout.columns.left + 1, row,
          canvas.theme.style(.accent, on: surface))
      }
    }
    canvas.write(
      item.row.label, layout.columns.left + FormColumns.indent, top, textStyle(canvas.theme))
    let row = top + (layout.columns.isStacked ? 1 : 0)
    switch item.row.control {
    case .slider(let value, let range, let text):
      drawSlider(on: &canvas, value, range, canvas.glyphs.text(text), row: row)
    case .way: drawOptions(on: &canvas, isFocused ? [0] : [], cursor: nil, row: row)
    case .options(_, let selected):
      drawOptions(on: &canvas, selected.map { [$0] } ?? [], cursor: nil, row: row)
    case .switches(_, let selected, let cursor):
      drawOptions(on: &canvas, selected, cursor: isFocused ? cursor : nil, row: row)
    }
  }

  private var surface: Surface { layout.hasCards ? .card : .page }

  private func textStyle(_ theme: Theme) -> Style {
    theme.style(isFocused ? .bold : .body, on: surface)
  }

  private func drawSlider(
    on canvas: inout Canvas, _ value: Int, _ range: ClosedRange<Int>, _ text: String, row: Int
  ) {
    let textRoom = max(8, text.displayWidth + 2)
    let slider = SliderLayout(
      value: value, range: range, width: layout.columns.controlWidth - textRoom)
    slider.draw(
      on: &canvas, layout.columns.control, row, surface: surface, reach: 0...0
    ) { .fieldSlider(row: index, value: $0) }
    let end = layout.columns.control + layout.columns.controlWidth - text.displayWidth
    canvas.write(text, end, row, textStyle(canvas.theme))
  }

  private func drawOptions(
    on canvas: inout Canvas, _ selected: Set<Int>, cursor: Int?, row: Int
  ) {
    let theme = canvas.theme
    for (option, chip) in item.chips.chips.enumerated() {
      let style = style(isSelected: selected.contains(option), theme)
      chip.draw(
        on: &canvas, layout.columns.control, row, style,
        target: .field(row: index, option: option))
      if option == cursor {
        drawCursor(on: &canvas, around: chip.area(layout.columns.control, row))
      }
    }
  }

  /// Puts the chip between brackets; what is between them still shows whether it is switched on.
  private func drawCursor(on canvas: inout Canvas, around chip: Rectangle) {
    canvas.write("[", chip.column, chip.row, canvas.theme.pressed)
    canvas.write("]", chip.endColumn - 1, chip.row, canvas.theme.pressed)
  }

  /// Chips that touch those of the next row would run together: only one row has paint then.
  private func style(isSelected: Bool, _ theme: Theme) -> Style {
    guard !layout.spacing.isPainted, !isFocused else {
      return isSelected ? theme.selected : theme.option
    }
    return isSelected ? theme.style(.accent, on: surface).bold : theme.style(.body, on: surface)
  }
}
