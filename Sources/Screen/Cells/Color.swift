/// A colour as each kind of terminal is told it.
package struct Color: Hashable, Sendable {
  /// Red, green and blue, eight bits each: 0x0066D6.
  package let rgb: UInt32
  /// The index among the 256 colours; 16 to 255, because themes change the first 16.
  package let palette: UInt8
  /// The index among the 16 colours.
  package let basic: UInt8

  /// The same colour for each kind of terminal.
  package init(_ rgb: UInt32, palette: UInt8, basic: UInt8) {
    self.rgb = rgb
    self.palette = palette
    self.basic = basic
  }
}
