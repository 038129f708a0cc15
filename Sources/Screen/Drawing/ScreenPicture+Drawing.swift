extension ScreenPicture {
  /// The picture laid out and drawn for a terminal of the given size.
  ///
  /// A window below 40×10 only says `tooSmall`.
  package func drawn(
    in size: Size, theme: Theme, glyphs: GlyphSet,
    tooSmall: String = "Please make this window a little bigger."
  ) -> Drawing {
    var canvas = Canvas(size: size, look: Look(theme: theme, glyphs: glyphs, rows: size.rows))
    guard size.columns >= 40, size.rows >= 10 else {
      canvas.drawNotice(tooSmall)
      return Drawing(frame: canvas.frame, taps: canvas.taps, maximumScroll: 0)
    }
    let hidden = canvas.draw(self)
    return Drawing(frame: canvas.frame, taps: canvas.taps, maximumScroll: hidden)
  }
}

extension Canvas {
  fileprivate mutating func draw(_ picture: ScreenPicture) -> Int {
    switch picture {
    case .chat(let chat): return draw(chat)
    case .form(let form):
      draw(form)
      return 0
    case .page(let page): return draw(page)
    case .calculator(let calculator):
      draw(calculator)
      return 0
    }
  }

  /// Writes one sentence into the middle of the canvas.
  fileprivate mutating func drawNotice(_ text: String) {
    let lines = glyphs.text(text).wrapped(to: max(1, bounds.columns))
    let top = max(0, (bounds.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      write(line, max(0, (bounds.columns - line.displayWidth) / 2), top + offset, theme.page)
    }
  }
}
