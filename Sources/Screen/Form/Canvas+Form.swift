extension Canvas {
  /// Draws a form; the focused row can always be seen.
  mutating func draw(_ form: FormPicture) {
    drawTitle(icon: form.icon, form.title)
    let messageTop = drawMessage(form.message, above: drawFooter(form.footer))
    let top = bounds.rows >= 20 ? 3 : 2
    let area = Rectangle(
      column: 0, row: top, columns: bounds.columns, rows: messageTop - 1 - top)
    let layout = FormLayout(form, columns: area.columns, rows: area.rows, look: look)
    let offset = layout.offset(focus: form.focus, rows: area.rows)
    clipped(to: area) { canvas in
      for (index, item) in layout.items.enumerated() {
        canvas.draw(
          item, index, layout, top: area.row + item.top - offset,
          isFocused: index == form.focus)
      }
    }
    drawScrollMarks(above: offset, below: layout.height - offset - area.rows, in: area)
  }

  /// Writes the message above the footer and gives back its first row.
  private mutating func drawMessage(_ message: String, above footer: Int) -> Int {
    guard !message.isEmpty else { return footer - 1 }
    let lines = glyphs.text(message).wrapped(to: min(72, bounds.columns - 4)).prefix(3)
    let top = footer - 1 - lines.count
    for (offset, line) in lines.enumerated() { write(line, 2, top + offset, theme.accent) }
    return top
  }

  private mutating func draw(
    _ item: FormLayout.Item, _ index: Int, _ layout: FormLayout, top: Int, isFocused: Bool
  ) {
    if isFocused {
      for row in top..<(top + item.height) { write(glyphs.focus, 2, row, theme.accent) }
    }
    write(item.row.label, 4, top, isFocused ? theme.page.bold : theme.page)
    let row = top + (layout.isStacked ? 1 : 0)
    switch item.row.control {
    case .slider(let value, let range, let text):
      drawSlider(value, range, glyphs.text(text), index, layout, row: row, isFocused: isFocused)
    case .options(_, let selected, let cursor):
      drawOptions(item.chips, selected, isFocused ? cursor : nil, index, layout, row: row)
    }
  }

  private mutating func drawSlider(
    _ value: Int, _ range: ClosedRange<Int>, _ text: String, _ index: Int,
    _ layout: FormLayout, row: Int, isFocused: Bool
  ) {
    let textRoom = max(8, text.displayWidth + 2)
    let slider = SliderLayout(
      value: value, range: range, width: layout.controlWidth - textRoom)
    draw(slider, layout.controlColumn, row, on: .page, isActive: true, reach: 0...0) {
      .fieldSlider(row: index, value: $0)
    }
    let end = layout.controlColumn + layout.controlWidth - text.displayWidth
    write(text, end, row, isFocused ? theme.page.bold : theme.page)
  }

  private mutating func drawOptions(
    _ chips: ChipLayout, _ selected: Set<Int>, _ cursor: Int?, _ index: Int,
    _ layout: FormLayout, row: Int
  ) {
    for (option, chip) in chips.chips.enumerated() {
      // Chips that touch those of the next row would run together.
      let idle = layout.isTight ? theme.page : theme.option
      let style = selected.contains(option) ? theme.selected : idle
      drawChip(
        option == cursor ? chip.bracketed : chip, layout.controlColumn, row,
        option == cursor ? theme.pressed : style,
        target: .field(row: index, option: option))
    }
  }
}
