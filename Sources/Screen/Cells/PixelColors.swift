package import Basics

/// The colours of the squares of pictures.
package struct PixelColors: Equatable, Sendable {
  private let colors: [Pixel: Color]

  /// The colour of a square; nil where what lies behind it is seen.
  package subscript(_ pixel: Pixel) -> Color? { colors[pixel] }
}

extension PixelColors {
  /// No colours: pictures are drawn in signs.
  static let none = PixelColors(colors: [:])

  /// For a dark page.
  static let dark = PixelColors(colors: [
    .body: Color(0xCEDBEA, palette: 253, basic: 7),
    .shade: Color(0x7A92B0, palette: 103, basic: 8),
    .screen: Color(0x182030, palette: 235, basic: 0),
    .eye: Color(0x5CE1E6, palette: 80, basic: 14),
    .glint: Color(0xFFFFFF, palette: 231, basic: 15),
    .cheek: Color(0xFF7A8C, palette: 210, basic: 13),
    .spark: Color(0xFFD60A, palette: 220, basic: 11),
    .sleep: Color(0x96AAFF, palette: 111, basic: 12),
    .teal: Color(0x40C8BE, palette: 79, basic: 6),
    .blue: Color(0x4A9EFF, palette: 75, basic: 12),
    .gold: Color(0xFFCC00, palette: 220, basic: 11),
    .violet: Color(0xBE78FF, palette: 141, basic: 13),
    .grey: Color(0x6E6E78, palette: 243, basic: 8),
    .rose: Color(0xFF506E, palette: 203, basic: 9),
  ])

  /// For a light page: the face stays dark, so that the eyes shine.
  static let light = PixelColors(colors: [
    .body: Color(0xA4BCD8, palette: 146, basic: 7),
    .shade: Color(0x5C7494, palette: 66, basic: 8),
    .screen: Color(0x182030, palette: 235, basic: 0),
    .eye: Color(0x6EEBF0, palette: 81, basic: 14),
    .glint: Color(0xFFFFFF, palette: 231, basic: 15),
    .cheek: Color(0xFF7A8C, palette: 210, basic: 13),
    .spark: Color(0xC88400, palette: 136, basic: 3),
    .sleep: Color(0x465AC8, palette: 62, basic: 4),
    .teal: Color(0x00968C, palette: 30, basic: 6),
    .blue: Color(0x0064DC, palette: 26, basic: 4),
    .gold: Color(0xC88400, palette: 136, basic: 3),
    .violet: Color(0x8C3CD2, palette: 98, basic: 5),
    .grey: Color(0x9696A0, palette: 247, basic: 8),
    .rose: Color(0xE12850, palette: 161, basic: 1),
  ])
}
