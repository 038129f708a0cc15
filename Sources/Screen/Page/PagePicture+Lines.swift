extension PagePicture {
  /// Lines of more cells are hard to read.
  private static let widestText = 72
  /// More width than this helps no page.
  private static let widest = 116

  /// The width that the page takes of what there is.
  func width(in columns: Int) -> Int {
    min(blocks.contains(where: \.isWide) ? Self.widest : Self.widestText, max(1, columns))
  }

  /// The lines of all blocks, each from the left edge.
  func lines(width: Int, glyphs: GlyphSet) -> [Line] {
    blocks.lines(glyphs: glyphs) { $0.isWide ? width : Swift.min(width, Self.widestText) }
  }
}
