import Basics

extension ChatHeader {
  /// Draws the top lines: who is chatting, the time left and the score.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let name = canvas.write(
      icon.isEmpty ? name : "\(icon) \(name)", area.column + 1, area.row, canvas.theme.page.bold)
    let clock = clockLines(canvas.glyphs, isLarge: area.rows > 2)
    let width = clock.first?.displayWidth ?? 0
    let note = clockNote.isEmpty ? 0 : canvas.glyphs.text(clockNote).displayWidth + 1
    let score = drawScore(on: &canvas, in: area, after: name + note + width)
    let middle = area.column + (area.columns - width) / 2
    // In the middle where the score is not near, behind the note, and before the score in any case.
    let best = max(name + 1 + note, min(middle, score - Self.gap - width))
    let column = min(best, max(name + 1, score - 1 - width))
    draw(clock, on: &canvas, column, area.row)
    drawClockNote(on: &canvas, in: area, from: name + 1, to: column - 1)
    drawTimeBar(on: &canvas, in: area)
    canvas.addTap(.header, in: area)
  }

  /// Where a flower goes that has just opened.
  static func flowerPlace(in area: Rectangle) -> Point {
    Point(column: area.endColumn - 5, row: area.row)
  }

  /// The cells between the time left and the score, where there is room.
  private static let gap = 3

  private func clockLines(_ glyphs: GlyphSet, isLarge: Bool) -> [String] {
    isLarge ? LargeDigits.lines(clock) : [glyphs.text(clock)]
  }

  /// Draws the time left, in the middle where the score leaves room for it.
  private func draw(_ clock: [String], on canvas: inout Canvas, _ column: Int, _ row: Int) {
    let style = isEnding ? canvas.theme.ending.bold : canvas.theme.page.bold
    for (offset, line) in clock.enumerated() { canvas.write(line, column, row + offset, style) }
  }

  /// Draws what stands before the time, where it has room.
  private func drawClockNote(
    on canvas: inout Canvas, in area: Rectangle, from start: Int, to end: Int
  ) {
    let note = canvas.glyphs.text(clockNote)
    guard start + note.displayWidth <= end else { return }
    canvas.write(note, end - note.displayWidth, area.row, canvas.theme.secondary)
  }

  /// Draws as much of the score as there is room for, and gives back where it begins; the words are
  /// left out first, then the flowers.
  private func drawScore(on canvas: inout Canvas, in area: Rectangle, after column: Int) -> Int {
    let (end, scores) = (area.endColumn - 1, scores(canvas.glyphs))
    func first(of scores: some Collection<String>) -> String? {
      // The gaps stand between the name and the time, and between the time and the score.
      [Self.gap, 1].lazy.compactMap { gap in
        scores.first { column + 2 * gap + $0.displayWidth <= end }
      }.first
    }
    guard let text = first(of: scores.dropLast()) ?? first(of: scores.suffix(1)) else {
      return area.endColumn
    }
    canvas.write(text, end - text.displayWidth, area.row, canvas.theme.page.bold)
    return end - text.displayWidth
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
