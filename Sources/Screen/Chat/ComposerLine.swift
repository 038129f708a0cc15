/// The part of the line being typed that fits into the field, and the cursor in it.
struct ComposerLine {
  /// From the first character on show to the end of the line.
  let visible: String
  /// In cells, from the first visible character; always below the width.
  let cursor: Int

  /// Scrolls just so far that the cursor is inside the width.
  init(_ composer: Composer, width: Int, glyphs: GlyphSet) {
    let characters = glyphs.text(composer.line).map(\.drawable)
    let before = composer.line.prefix(max(0, composer.cursor))
    let index = min(glyphs.text(String(before)).count, characters.count)
    var first = index
    var cells = 0
    while first > 0 {
      let next = characters[first - 1]?.displayWidth ?? 0
      guard cells + next < width else { break }
      cells += next
      first -= 1
    }
    visible = String(characters[first...].compactMap(\.self))
    cursor = cells
  }
}
