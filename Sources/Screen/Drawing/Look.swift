/// How things are drawn: with which colours and signs, and how tightly.
struct Look {
  /// The colours.
  let theme: Theme
  /// The signs.
  let glyphs: GlyphSet
  /// The screen's rows are few: nothing is spent on edges and gaps.
  let isCompact: Bool

  /// What stands for something that is left out.
  var ellipsis: String { glyphs.text("…") }

  /// The look on a screen with the given rows.
  init(theme: Theme, glyphs: GlyphSet, rows: Int) {
    self.theme = theme
    self.glyphs = glyphs
    isCompact = rows < 20
  }
}
