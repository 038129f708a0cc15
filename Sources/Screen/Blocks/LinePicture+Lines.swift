extension LinePicture {
  /// The lines of the frame on show, in the room that all frames need.
  func lines(glyphs: GlyphSet) -> [Line] {
    let width = width(glyphs: glyphs)
    let height = frames.map(\.count).max() ?? 0
    let shown = frames[frame] + Array(repeating: [], count: height - frames[frame].count)
    return shown.map { spans in
      let line = Line(spans.map { Span(glyphs.text($0.text), $0.ink) })
      guard frames.count > 1 else { return line }
      return Line(line.spans + [Span(String(repeating: " ", count: width - line.width))])
    }
  }

  /// The cells of the widest line of all frames.
  func width(glyphs: GlyphSet) -> Int {
    frames.joined().map { line in
      line.reduce(0) { $0 + glyphs.text($1.text).displayWidth }
    }.max() ?? 0
  }
}
