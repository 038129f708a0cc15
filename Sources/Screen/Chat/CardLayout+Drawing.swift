extension CardLayout {
  /// Draws the card; `top` is its first row with the frame.
  func draw(on canvas: inout Canvas, top: Int, in area: Rectangle) {
    let whole = Rectangle(
      column: area.column + look.robotColumn, row: top, columns: width, rows: height)
    let body = whole.inset(top: edgeRows, bottom: edgeRows)
    let end: RoundedBox.End = look.isCompact ? .none : .round
    RoundedBox(
      body: body, style: look.theme.style(.body, on: .card), above: end, below: end,
      line: look.theme.accent
    ).draw(on: &canvas)
    let content = body.inset(left: 2, right: 2)
    canvas.clipped(to: content) { drawTitle(on: &$0, in: content) }
    drawControl(on: &canvas, in: content)
  }

  private func drawTitle(on canvas: inout Canvas, in content: Rectangle) {
    let style = look.theme.style(.bold, on: .card)
    canvas.write(card.title, content.column, content.row, style)
    let right = rightOfTitle
    canvas.write(right, content.endColumn - right.displayWidth, content.row, style)
  }

  /// A slider's value in words, or the signs that there are more options.
  private var rightOfTitle: String {
    switch card.control {
    case .slider(_, _, let text): look.glyphs.text(text)
    case .options: moreMarks
    }
  }

  private func drawControl(on canvas: inout Canvas, in content: Rectangle) {
    switch card.control {
    case .slider(let value, let range, _):
      let slider = SliderLayout(value: value, range: range, width: content.columns)
      slider.draw(
        on: &canvas, content.column, content.row + 1, surface: .card,
        reach: look.isCompact ? 0...0 : -1...1
      ) { .slider(card: card.id, value: $0) }
    case .options(_, let selected):
      drawChips(on: &canvas, in: content, selected: selected)
    }
  }

  private func drawChips(on canvas: inout Canvas, in content: Rectangle, selected: Int) {
    let top = content.row + (air >= .between ? 2 : 1) - shownRows.lowerBound
    for (index, chip) in chips.chips.enumerated() where shownRows.contains(chip.row) {
      if air == .around {
        RoundedBox(
          body: chip.area(content.column, top), style: chipStyle(isSelected: index == selected),
          ground: look.theme.style(.body, on: .card)
        ).draw(on: &canvas)
      }
      chip.draw(
        on: &canvas, content.column, top, chipStyle(isSelected: index == selected),
        target: .option(card: card.id, index: index))
    }
  }

  private func chipStyle(isSelected: Bool) -> Style {
    isSelected ? look.theme.selected : look.theme.option
  }
}
