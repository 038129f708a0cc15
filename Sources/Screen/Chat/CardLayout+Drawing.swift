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
    switch control {
    case .slider(_, let text): text
    case .options(let options): options.moreMarks(look.glyphs)
    }
  }

  private func drawControl(on canvas: inout Canvas, in content: Rectangle) {
    let top = content.row + 1
    switch control {
    case .slider(let slider, _):
      slider.draw(
        on: &canvas, content.column, top, surface: .card, reach: look.isCompact ? 0...0 : -1...1
      ) { .slider(card: card.id, value: $0) }
    case .options(let options):
      options.draw(on: &canvas, content.column, top, look: look) {
        .option(card: card.id, index: $0)
      }
    }
  }
}

extension OptionsLayout {
  /// Draws the chips that are on show from a cell on; each is a tap with its index.
  fileprivate func draw(
    on canvas: inout Canvas, _ column: Int, _ row: Int, look: Look, target: (Int) -> TapTarget
  ) {
    let top = row + rowsAbove - shownRows.lowerBound
    for (index, chip) in chips.chips.enumerated() where shownRows.contains(chip.row) {
      let style = index == selected ? look.theme.selected : look.theme.option
      if air == .around {
        RoundedBox(
          body: chip.area(column, top), style: style, ground: look.theme.style(.body, on: .card)
        ).draw(on: &canvas)
      }
      chip.draw(on: &canvas, column, top, style, target: target(index))
    }
  }
}
