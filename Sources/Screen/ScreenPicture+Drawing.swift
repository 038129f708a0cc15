extension ScreenPicture {
  /// The picture laid out and drawn for a terminal of the given size.
  ///
  /// A window below 40×10 only says `tooSmall`.
  package func drawn(
    in size: Size, theme: Theme, glyphs: GlyphSet, shapes: ShapeGrade = .smooth,
    tooSmall: String = "Please make this window a little bigger."
  ) -> Drawing {
    var memory = DrawingMemory()
    return drawn(
      in: size, theme: theme, glyphs: glyphs, shapes: shapes, tooSmall: tooSmall, with: &memory)
  }

  /// The same, quicker where much is as in the drawing before.
  package func drawn(
    in size: Size, theme: Theme, glyphs: GlyphSet, shapes: ShapeGrade,
    tooSmall: @autoclosure () -> String, with memory: inout DrawingMemory
  ) -> Drawing {
    let look = Look(theme: theme, glyphs: glyphs, shapes: shapes, rows: size.rows)
    guard size.columns >= 40, size.rows >= 10 else {
      var canvas = Canvas(size: size, look: look)
      canvas.writeInMiddle(tooSmall())
      return Drawing(frame: canvas.frame, taps: canvas.taps, scroll: ScrollExtent(0))
    }
    if case .chat(let chat) = self {
      let (canvas, hidden) = chat.drawn(in: size, look: look, with: &memory)
      return Drawing(frame: canvas.frame, taps: canvas.taps, scroll: ScrollExtent(hidden))
    }
    var canvas = Canvas(size: size, look: look)
    let scroll = draw(on: &canvas)
    return Drawing(frame: canvas.frame, taps: canvas.taps, scroll: scroll)
  }

  /// Draws the picture and gives back how far it can be scrolled.
  private func draw(on canvas: inout Canvas) -> ScrollExtent {
    switch self {
    // It is drawn with a memory.
    case .chat: break
    case .form(let form): form.draw(on: &canvas)
    case .page(let page): return page.draw(on: &canvas)
    case .garden(let garden): garden.draw(on: &canvas)
    case .calculator(let calculator): calculator.draw(on: &canvas)
    case .plot(let plot): plot.draw(on: &canvas)
    }
    return ScrollExtent(0)
  }
}

extension Canvas {
  /// Writes one sentence into the middle.
  fileprivate mutating func writeInMiddle(_ text: String) {
    let lines = glyphs.text(text).wrapped(to: max(1, bounds.columns))
    let top = max(0, (bounds.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      write(line, max(0, (bounds.columns - line.displayWidth) / 2), top + offset, theme.page)
    }
  }
}
