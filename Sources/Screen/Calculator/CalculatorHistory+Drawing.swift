import Basics

extension CalculatorHistory {
  /// Draws the history: its title, and the calculations from the oldest that fits to the newest.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    canvas.write(title, area.column + 1, area.row, canvas.theme.page.bold)
    let list = area.inset(top: 1)
    guard message.isEmpty else { return drawMessage(on: &canvas, in: list) }
    let rowsEach = list.rows >= 6 ? 2 : 1
    let fitting = max(1, list.rows / rowsEach)
    let last = max(0, entries.count - fitting)
    let selected = selected.map { $0.clamped(to: 0...max(0, entries.count - 1)) }
    let first = selected.map { ($0 - fitting / 2).clamped(to: 0...last) } ?? last
    for (offset, entry) in entries.dropFirst(first).prefix(fitting).enumerated() {
      let rows = Rectangle(
        column: list.column, row: list.row + offset * rowsEach, columns: list.columns,
        rows: rowsEach)
      entry.draw(on: &canvas, in: rows, isSelected: first + offset == selected)
      canvas.addTap(.historyEntry(first + offset), in: rows)
    }
    ScrollMarks(above: first, below: last - first).draw(on: &canvas, in: list)
  }

  private func drawMessage(on canvas: inout Canvas, in area: Rectangle) {
    let lines = canvas.glyphs.text(message).wrapped(to: area.columns - 2)
    for (offset, line) in lines.enumerated() {
      canvas.write(line, area.column + 1, area.row + offset, canvas.theme.secondary)
    }
  }
}

extension CalculatorHistory.Entry {
  /// Draws the calculation on two rows, or on one where rows are few.
  fileprivate func draw(on canvas: inout Canvas, in area: Rectangle, isSelected: Bool) {
    let (theme, glyphs, mark) = (canvas.theme, canvas.glyphs, canvas.look.ellipsis)
    let width = area.columns - 4
    let result = "= " + glyphs.text(result).keepingStart(in: width - 2, mark: mark)
    let room = area.rows > 1 ? width : width - result.displayWidth - 1
    let start = room > 3 ? glyphs.text(expression).keepingEnd(in: room, mark: mark) : ""
    let end = area.endColumn - 2
    if isSelected {
      for row in area.row..<area.endRow {
        canvas.write(glyphs.focus, area.column, row, theme.accent)
      }
    }
    let startEnd = area.rows > 1 ? end : end - result.displayWidth - 1
    canvas.write(start, startEnd - start.displayWidth, area.row, theme.secondary)
    canvas.write(
      result, end - result.displayWidth, area.endRow - 1,
      isSelected ? theme.accent.bold : theme.page)
  }
}
