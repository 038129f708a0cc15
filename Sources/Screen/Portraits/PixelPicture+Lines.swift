import Basics

extension PixelPicture {
  /// A line for each row of cells.
  func lines(look: Look) -> [Line] {
    guard look.glyphs.hasBlocks, !look.theme.isMonochrome else {
      return signs.map { Line([Span(look.glyphs.text($0))]) }
    }
    return stride(from: 0, to: pixels.count - 1, by: 2).map { row in
      Line(zip(pixels[row], pixels[row + 1]).map(Self.cell))
    }
  }

  /// The same twice as large: two cells for each square.
  func largeLines(look: Look) -> [Line] {
    guard look.glyphs.hasBlocks, !look.theme.isMonochrome else { return lines(look: look) }
    return pixels.map { row in Line(row.map { Span("  ", .pixel($0, on: $0)) }) }
  }

  /// A half block shows its own colour, and that of the other half behind it.
  ///
  /// It is always the upper one: in some fonts the lower one ends above the end of its cell, and a
  /// line of what is behind it would run through the picture. Where squares have colours, so has
  /// the page.
  private static func cell(_ upper: Pixel, _ lower: Pixel) -> Span {
    if upper == lower { return Span(" ", .pixel(upper, on: lower)) }
    return Span("▀", .pixel(upper, on: lower))
  }
}
