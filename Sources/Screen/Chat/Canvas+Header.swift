extension Canvas {
  /// Draws the top lines: who is chatting, the time left and the score.
  mutating func drawHeader(_ header: ChatHeader, in area: Rectangle) {
    let name = write(
      header.icon.isEmpty ? header.name : "\(header.icon) \(header.name)", area.column + 1,
      area.row, theme.page.bold)
    drawScore(header, in: area, after: name + 1)
    drawClock(header, in: area, isLarge: area.rows > 2)
    drawTimeBar(header, in: area)
    addTap(.header, in: area)
  }

  private mutating func drawClock(_ header: ChatHeader, in area: Rectangle, isLarge: Bool) {
    let style = header.isEnding ? theme.ending.bold : theme.page.bold
    let lines = isLarge ? LargeDigits.lines(header.clock) : [glyphs.text(header.clock)]
    for (row, line) in lines.enumerated() {
      let column = area.column + (area.columns - line.displayWidth) / 2
      write(line, column, area.row + row, style)
    }
  }

  private mutating func drawScore(_ header: ChatHeader, in area: Rectangle, after column: Int) {
    let right = header.right.map { "\(glyphs.tapback(.right)) \($0)" }
    let toPractise = header.toPractise.map { "\(glyphs.tapback(.notYet)) \($0)" }
    let text = [right, toPractise].compactMap(\.self).joined(separator: "  ")
    let start = area.endColumn - 1 - text.displayWidth
    guard start > column else { return }
    write(text, start, area.row, theme.page.bold)
  }

  /// A line as long as the time that is left; the clock says the same in numbers.
  private mutating func drawTimeBar(_ header: ChatHeader, in area: Rectangle) {
    let row = area.endRow - 1
    let length = max(0, area.columns - 2)
    let permille = min(max(0, header.permilleLeft ?? 0), 1000)
    let filled = (permille * length + 999) / 1000
    let color = header.isEnding ? theme.ending : theme.accent
    let isPlain = theme.isMonochrome || glyphs == .ascii
    let full = String(repeating: glyphs.fullLine, count: filled)
    let empty = String(
      repeating: isPlain ? glyphs.emptyLine : glyphs.fullLine, count: length - filled)
    write(full, area.column + 1, row, color)
    write(empty, area.column + 1 + filled, row, theme.track)
  }
}
