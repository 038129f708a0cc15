/// The colours of keys, by what they do.
package struct KeyColors: Equatable, Sendable {
  /// A digit, and all keys of a keypad that has no others.
  package let digit: Style
  /// A sign between two numbers.
  package let operation: Style
  /// A key that changes or clears what is entered.
  package let edit: Style
  /// A function.
  package let function: Style
}

extension KeyColors {
  /// The same colour for all but the signs between numbers.
  init(_ all: Style, operation: Style) {
    self.init(digit: all, operation: operation, edit: all, function: all)
  }
}

extension KeyColors {
  private static let white = Color(0xFFFFFF, palette: 231, basic: 15)
  private static let whiteOnGrey = Color(0xFFFFFF, palette: 231, basic: 0)
  private static let black = Color(0x000000, palette: 16, basic: 0)

  /// White on greys.
  static let dark = KeyColors(
    digit: Style(whiteOnGrey, on: Color(0x4A4A4C, palette: 239, basic: 7)),
    operation: Style(white, on: Color(0xB84800, palette: 130, basic: 1)),
    edit: Style(whiteOnGrey, on: Color(0x68686C, palette: 241, basic: 7)),
    function: Style(whiteOnGrey, on: Color(0x2A2A2C, palette: 235, basic: 7)))

  /// What every other row has of ``dark`` where rows touch.
  static let darkBetween = KeyColors(
    digit: Style(whiteOnGrey, on: Color(0x363638, palette: 237, basic: 7)),
    operation: Style(white, on: Color(0xA03E00, palette: 94, basic: 1)),
    edit: Style(whiteOnGrey, on: Color(0x545458, palette: 240, basic: 7)),
    function: Style(whiteOnGrey, on: Color(0x161618, palette: 233, basic: 7)))

  /// Black on greys.
  static let light = KeyColors(
    digit: Style(black, on: Color(0xD9D9DE, palette: 253, basic: 7)),
    operation: Style(white, on: Color(0xB84800, palette: 130, basic: 1)),
    edit: Style(black, on: Color(0xBCBCC2, palette: 250, basic: 7)),
    function: Style(black, on: Color(0xE2E2E7, palette: 254, basic: 7)))

  /// What every other row has of ``light`` where rows touch.
  static let lightBetween = KeyColors(
    digit: Style(black, on: Color(0xC6C6CC, palette: 251, basic: 7)),
    operation: Style(white, on: Color(0xA03E00, palette: 94, basic: 1)),
    edit: Style(black, on: Color(0xA8A8AE, palette: 248, basic: 7)),
    function: Style(black, on: Color(0xD2D2D8, palette: 252, basic: 7)))
}
