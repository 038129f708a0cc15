/// The colours of a heat map's cells: one hue, which every kind of eye can tell from grey.
package struct HeatColors: Equatable, Sendable {
  /// A cell without a value.
  package let none: Style
  package let low: Style
  package let middle: Style
  package let high: Style

  /// The colours of a level.
  package subscript(_ level: HeatLevel) -> Style {
    switch level {
    case .none: none
    case .low: low
    case .middle: middle
    case .high: high
    }
  }
}

extension HeatColors {
  private static let white = Color(0xFFFFFF, palette: 231, basic: 15)
  private static let black = Color(0x000000, palette: 16, basic: 0)

  /// The fuller the brighter.
  static let dark = HeatColors(
    none: Style(
      Color(0xAEAEB2, palette: 145, basic: 7), on: Color(0x1C1C1E, palette: 234, basic: 0)),
    low: Style(
      Color(0xBFDCFF, palette: 153, basic: 0), on: Color(0x12304F, palette: 17, basic: 7)),
    middle: Style(
      Color(0xFFFFFF, palette: 231, basic: 0), on: Color(0x1257A8, palette: 25, basic: 6)),
    high: Style(
      Color(0x001B38, palette: 16, basic: 15), on: Color(0x4DA3FF, palette: 75, basic: 4)))

  /// The fuller the darker.
  static let light = HeatColors(
    none: Style(
      Color(0x5F5F64, palette: 59, basic: 0), on: Color(0xF2F2F7, palette: 255, basic: 15)),
    low: Style(
      Color(0x12304F, palette: 17, basic: 0), on: Color(0xCFE3FB, palette: 189, basic: 7)),
    middle: Style(black, on: Color(0x7DB4F5, palette: 111, basic: 6)),
    high: Style(white, on: Color(0x0062CC, palette: 26, basic: 4)))

  /// For a page whose colour is not known: the fuller the more paint.
  static let neutral = HeatColors(
    none: Style(),
    low: Style(Color(0x2F86EA, palette: 32, basic: 12)),
    middle: Style(
      Color(0xFFFFFF, palette: 231, basic: 0), on: Color(0x3F6FA8, palette: 61, basic: 6)),
    high: Style(white, on: Color(0x0066D6, palette: 26, basic: 4)))

  /// The terminal's own two colours.
  static let monochrome = HeatColors(
    none: Style(), low: Style(), middle: Style(isBold: true), high: Style(isReversed: true))
}
