import Basics

extension ChatHeader {
  /// Draws the top lines: who is chatting, the time left and the score.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let name = canvas.write(
      icon.isEmpty ? name : "\(icon) \(name)", area.column + 1, area.row, canvas.theme.page.bold)
    let clock = drawClock(on: &canvas, in: area, isLarge: area.rows > 2)
    drawClockNote(on: &canvas, in: area, from: name + 1, to: clock.lowerBound - 1)
    drawScore(on: &canvas, in: area, after: max(name, clock.upperBound) + 1)
    drawTimeBar(on: &canvas, in: area)
    canvas.addTap(.header, in: area)
  }

  /// Where a flower goes that has just opened.
  static func flowerPlace(in area: Rectangle) -> Point {
    Point(column: area.endColumn - 5, row: area.row)
  }

  /// Draws the time left, and gives back the columns that it takes.
  private func drawClock(
    on canvas: inout Canvas, in area: Rectangle, isLarge: Bool
  ) -> Range<Int> {
    let style = isEnding ? canvas.theme.ending.bold : canvas.theme.page.bold
    let lines = isLarge ? LargeDigits.lines(clock) : [canvas.glyphs.text(clock)]
    let width = lines.first?.displayWidth ?? 0
    let column = area.column + (area.columns - width) / 2
    for (row, line) in lines.enumerated() { canvas.write(line, column, area.row + row, style) }
    return column..<(column + width)
  }

  /// Draws what stands before the time, where it has room.
  private func drawClockNote(
    on canvas: inout Canvas, in area: Rectangle, from start: Int, to end: Int
  ) {
    let note = canvas.glyphs.text(clockNote)
    guard start + note.displayWidth <= end else { return }
    canvas.write(note, end - note.displayWidth, area.row, canvas.theme.secondary)
  }

  /// Draws as much of the score as there is room for; the words are left out first, then the flowers.
  private func drawScore(on canvas: inout Canvas, in area: Rectangle, after column: Int) {
    let room = area.endColumn - 1 - column
    guard let text = scores(canvas.glyphs).first(where: { $0.displayWidth <= room }) else { return }
    canvas.write(
      text, area.endColumn - 1 - text.displayWidth, area.row, canvas.theme.page.bold)
  }

  /// The score in signs and words, the widest form first.
  private func scores(_ glyphs: GlyphSet) -> [String] {
    let all = [
      right.map { (sign: "\(glyphs.tapback(.right)) \($0)", words: words.right) },
      mended.map { ("\(glyphs.tapback(.worked)) \($0)", words.mended) },
      flowers.map { ("\(glyphs.plant(.flower)) \($0)", words.flowers) },
    ].compactMap(\.self)
    let worded = (0...all.count).reversed().map { count in
      all.enumerated().map { index, score in
        index < count && !score.words.isEmpty
          ? "\(score.sign) \(glyphs.text(score.words))" : score.sign
      }.joined(separator: "  ")
    }
    let signs = all.map(\.sign)
    return worded + [
      signs.joined(separator: " "),
      signs.dropLast(flowers == nil ? 0 : 1).joined(separator: " "),
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
