import Basics

extension ChatHeader {
  /// Draws the top lines: who is chatting, the time left and the score.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let name = canvas.write(
      icon.isEmpty ? name : "\(icon) \(name)", area.column + 1, area.row, canvas.theme.page.bold)
    drawScore(on: &canvas, in: area, after: name + 1)
    drawClock(on: &canvas, in: area, isLarge: area.rows > 2)
    drawTimeBar(on: &canvas, in: area)
    canvas.addTap(.header, in: area)
  }

  private func drawClock(on canvas: inout Canvas, in area: Rectangle, isLarge: Bool) {
    let style = isEnding ? canvas.theme.ending.bold : canvas.theme.page.bold
    let lines = isLarge ? LargeDigits.lines(clock) : [canvas.glyphs.text(clock)]
    for (row, line) in lines.enumerated() {
      let column = area.column + (area.columns - line.displayWidth) / 2
      canvas.write(line, column, area.row + row, style)
    }
  }

  private func drawScore(on canvas: inout Canvas, in area: Rectangle, after column: Int) {
    let glyphs = canvas.glyphs
    let parts = [
      right.map { "\(glyphs.tapback(.right)) \($0)" },
      mended.map { "\(glyphs.tapback(.keepGoing)) \($0)" },
    ]
    let text = parts.compactMap(\.self).joined(separator: "  ")
    let start = area.endColumn - 1 - text.displayWidth
    guard start > column else { return }
    canvas.write(text, start, area.row, canvas.theme.page.bold)
  }

  /// A line as long as the time that is left; the clock says the same in numbers.
  private func drawTimeBar(on canvas: inout Canvas, in area: Rectangle) {
    let (theme, glyphs) = (canvas.theme, canvas.glyphs)
    let row = area.endRow - 1
    let length = max(0, area.columns - 2)
    let permille = (permilleLeft ?? 0).clamped(to: 0...1000)
    let filled = (permille * length + 999) / 1000
    let isPlain = theme.isMonochrome || glyphs == .ascii
    let full = String(repeating: glyphs.fullLine, count: filled)
    let empty = String(
      repeating: isPlain ? glyphs.emptyLine : glyphs.fullLine, count: length - filled)
    canvas.write(full, area.column + 1, row, isEnding ? theme.ending : theme.accent)
    canvas.write(empty, area.column + 1 + filled, row, theme.track)
  }
}
