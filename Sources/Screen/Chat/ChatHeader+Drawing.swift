import Basics

extension ChatHeader {
  /// Draws the top lines: who is chatting, the time left and the score.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let name = canvas.write(
      icon.isEmpty ? name : "\(icon) \(name)", area.column + 1, area.row, canvas.theme.page.bold)
    let clock = max(name, drawClock(on: &canvas, in: area, isLarge: area.rows > 2)) + 1
    let end = drawClockNote(on: &canvas, in: area, at: clock)
    drawScore(on: &canvas, in: area, after: end)
    drawTimeBar(on: &canvas, in: area)
    canvas.addTap(.header, in: area)
  }

  /// Where a flower goes that has just opened.
  static func flowerPlace(in area: Rectangle) -> Point {
    Point(column: area.endColumn - 5, row: area.row)
  }

  /// Draws the time left, and gives back the first column after it.
  private func drawClock(on canvas: inout Canvas, in area: Rectangle, isLarge: Bool) -> Int {
    let style = isEnding ? canvas.theme.ending.bold : canvas.theme.page.bold
    let lines = isLarge ? LargeDigits.lines(clock) : [canvas.glyphs.text(clock)]
    for (row, line) in lines.enumerated() {
      let column = area.column + (area.columns - line.displayWidth) / 2
      canvas.write(line, column, area.row + row, style)
    }
    let width = lines.first?.displayWidth ?? 0
    return area.column + (area.columns + width) / 2
  }

  /// Draws what stands beside the time, where the whole score has room after it; gives back the
  /// first column for that.
  private func drawClockNote(on canvas: inout Canvas, in area: Rectangle, at column: Int) -> Int {
    let note = canvas.glyphs.text(clockNote)
    let score = scores(canvas.glyphs).first?.displayWidth ?? 0
    guard !note.isEmpty, column + note.displayWidth + 1 + score < area.endColumn else {
      return column
    }
    return canvas.write(note, column, area.row, canvas.theme.secondary) + 1
  }

  /// Draws as much of the score as there is room for; the flowers are left out first.
  private func drawScore(on canvas: inout Canvas, in area: Rectangle, after column: Int) {
    let room = area.endColumn - 1 - column
    guard let text = scores(canvas.glyphs).first(where: { $0.displayWidth <= room }) else { return }
    canvas.write(
      text, area.endColumn - 1 - text.displayWidth, area.row, canvas.theme.page.bold)
  }

  /// The score in words and signs, the widest form first.
  private func scores(_ glyphs: GlyphSet) -> [String] {
    let answers = [
      right.map { "\(glyphs.tapback(.right)) \($0)" },
      mended.map { "\(glyphs.tapback(.worked)) \($0)" },
    ].compactMap(\.self)
    let all = answers + [flowers.map { "\(glyphs.plant(.flower)) \($0)" }].compactMap(\.self)
    return [
      all.joined(separator: "  "), all.joined(separator: " "), answers.joined(separator: " "),
    ]
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
