extension Canvas {
  /// Draws a card; `top` is its first row with the frame.
  mutating func draw(_ layout: CardLayout, top: Int, in area: Rectangle) {
    let card = Rectangle(
      column: area.column + look.robotColumn, row: top, columns: layout.width,
      rows: layout.height)
    fill(card, theme.style(.body, on: layout.surface))
    if !look.isCompact { drawBorder(of: card, isActive: layout.card.isActive) }
    let content = card.inset(
      left: 2, top: look.isCompact ? 0 : 1, right: 2, bottom: look.isCompact ? 0 : 1)
    clipped(to: content) { $0.drawTitle(of: layout, in: content) }
    drawControl(of: layout, in: content)
  }

  private mutating func drawBorder(of card: Rectangle, isActive: Bool) {
    guard isActive || theme.isMonochrome || !glyphs.hasBlocks else {
      return drawSoftEdges(of: card)
    }
    let style = isActive ? theme.accent : theme.border
    for row in (card.row + 1)..<(card.endRow - 1) {
      write(glyphs.vertical, card.column, row, style)
      write(glyphs.vertical, card.endColumn - 1, row, style)
    }
    drawFrameRow(card, row: card.row, glyphs.corners[0], glyphs.corners[1], style)
    drawFrameRow(card, row: card.endRow - 1, glyphs.corners[2], glyphs.corners[3], style)
  }

  private mutating func drawSoftEdges(of card: Rectangle) {
    let style = Style(theme.card.background, on: theme.page.background)
    drawHalfRow("▗", "▄", "▖", over: card, row: card.row, style)
    drawHalfRow("▝", "▀", "▘", over: card, row: card.endRow - 1, style)
  }

  private mutating func drawTitle(of layout: CardLayout, in content: Rectangle) {
    let style = theme.style(layout.card.isActive ? .bold : .secondary, on: layout.surface)
    write(layout.card.title, content.column, content.row, style)
    let right =
      if case .slider(_, _, let text) = layout.card.control {
        glyphs.text(text)
      } else {
        layout.moreMarks
      }
    write(right, content.endColumn - right.displayWidth, content.row, style)
  }

  private mutating func drawControl(of layout: CardLayout, in content: Rectangle) {
    let card = layout.card
    switch card.control {
    case .slider(let value, let range, _):
      let slider = SliderLayout(value: value, range: range, width: content.columns)
      draw(
        slider, content.column, content.row + 1, on: layout.surface, isActive: card.isActive,
        reach: look.isCompact ? 0...0 : -1...1
      ) { .slider(card: card.id, value: $0) }
    case .options(_, let selected):
      let top = content.row + 1 - layout.shownRows.lowerBound
      for (index, chip) in layout.chips.chips.enumerated()
      where layout.shownRows.contains(chip.row) {
        let style = chipStyle(isSelected: index == selected, isActive: card.isActive)
        drawChip(
          chip, content.column, top, style, target: .option(card: card.id, index: index))
      }
    }
  }

  private func chipStyle(isSelected: Bool, isActive: Bool) -> Style {
    if isActive { return isSelected ? theme.selected : theme.option }
    return isSelected ? theme.card.bold : theme.cardSecondary
  }
}

extension Canvas {
  /// Draws a chip of a layout whose top left is the given cell.
  mutating func drawChip(
    _ chip: ChipLayout.Chip, _ column: Int, _ row: Int, _ style: Style, target: TapTarget
  ) {
    let place = Rectangle(
      column: column + chip.column, row: row + chip.row, columns: chip.width, rows: 1)
    write(chip.text, place.column, place.row, style)
    addTap(target, in: place)
  }
}
