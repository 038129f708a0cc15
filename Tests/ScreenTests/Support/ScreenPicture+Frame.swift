import Screen

extension ScreenPicture {
  /// The picture's frame on a screen of a usual size.
  func frame(
    _ size: Size = Size(columns: 80, rows: 24), theme: Theme = .dark, glyphs: GlyphSet = .unicode
  ) -> Frame {
    drawn(in: size, theme: theme, glyphs: glyphs).frame
  }
}
