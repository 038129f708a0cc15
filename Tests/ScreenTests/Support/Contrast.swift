import Foundation
import Screen

/// The contrast of WCAG 2, from 1 to 21.
enum Contrast {
  /// The contrast of a style's two colours on a kind of terminal.
  static func of(_ style: Style, tier: String) -> Double? {
    guard let front = style.foreground, let back = style.background else { return nil }
    let values = [luminance(rgb(front, tier)), luminance(rgb(back, tier))].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private static func rgb(_ color: Color, _ tier: String) -> UInt32 {
    switch tier {
    case "256": palette(Int(color.palette))
    case "VGA": vga[Int(color.basic)]
    case "xterm": xterm[Int(color.basic)]
    default: color.rgb
    }
  }

  private static func luminance(_ rgb: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let share = Double(rgb >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// The colour cube and the greys of the 256 colours, from index 16.
  private static func palette(_ index: Int) -> UInt32 {
    if index >= 232 {
      let grey = UInt32(8 + 10 * (index - 232))
      return grey << 16 | grey << 8 | grey
    }
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    let number = index - 16
    return steps[number / 36] << 16 | steps[number / 6 % 6] << 8 | steps[number % 6]
  }

  private static let vga: [UInt32] = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555,
    0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ]
  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
    0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}
