import Basics

extension Canvas {
  /// Draws the history: its title, and the calculations from the oldest that fits to the newest.
  mutating func draw(_ history: CalculatorHistory, in area: Rectangle) {
    write(history.title, area.column + 1, area.row, theme.page.bold)
    let list = area.inset(top: 1)
    guard history.message.isEmpty else { return write(history.message, in: list) }
    let rowsEach = list.rows >= 6 ? 2 : 1
    let fitting = max(1, list.rows / rowsEach)
    let last = max(0, history.entries.count - fitting)
    let selected = history.selected.map { $0.clamped(to: 0...history.entries.count - 1) }
    let first = selected.map { ($0 - fitting / 2).clamped(to: 0...last) } ?? last
    for (offset, entry) in history.entries.dropFirst(first).prefix(fitting).enumerated() {
      let area = Rectangle(
        column: list.column, row: list.row + offset * rowsEach, columns: list.columns,
        rows: rowsEach)
      draw(entry, in: area, isSelected: first + offset == selected)
      addTap(.historyEntry(first + offset), in: area)
    }
    drawScrollMarks(above: first, below: last - first, in: list)
  }

  /// Draws a calculation on two rows, or on one where rows are few.
  private mutating func draw(
    _ entry: Calculation, in area: Rectangle, isSelected: Bool
  ) {
    let width = area.columns - 4
    let result = "= " + entry.result.keepingStart(in: width - 2, mark: look.ellipsis)
    let room = area.rows > 1 ? width : width - result.displayWidth - 1
    let expression = room > 3 ? entry.expression.keepingEnd(in: room, mark: look.ellipsis) : ""
    let end = area.endColumn - 2
    if isSelected {
      for row in area.row..<area.endRow { write(glyphs.focus, area.column, row, theme.accent) }
    }
    let expressionEnd = area.rows > 1 ? end : end - result.displayWidth - 1
    write(expression, expressionEnd - expression.displayWidth, area.row, theme.secondary)
    write(
      result, end - result.displayWidth, area.endRow - 1,
      isSelected ? theme.accent.bold : theme.page)
  }

  private mutating func write(_ message: String, in area: Rectangle) {
    for (offset, line) in message.wrapped(to: area.columns - 2).enumerated() {
      write(line, area.column + 1, area.row + offset, theme.secondary)
    }
  }
}
