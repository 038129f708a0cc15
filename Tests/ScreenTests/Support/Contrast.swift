import Foundation
import Screen

/// The contrast of WCAG 2, from 1 to 21.
enum Contrast {
  /// The contrast of a style's two colours on a kind of terminal, for a kind of eye.
  static func of(_ style: Style, tier: String, seenBy eye: ColorBlindness? = nil) -> Double? {
    guard let front = style.foreground, let back = style.background else { return nil }
    let values = [front, back].map { luminance(seen($0, tier, eye)) }.sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// How far two colours are apart for an eye (CIE 1976): 2 can just be told apart, black and white
  /// are 100.
  static func distance(
    _ first: Color, _ second: Color, tier: String, seenBy eye: ColorBlindness?
  ) -> Double {
    let (first, second) = (lab(seen(first, tier, eye)), lab(seen(second, tier, eye)))
    return zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  /// What an eye sees of a colour: linear red, green and blue.
  private static func seen(_ color: Color, _ tier: String, _ eye: ColorBlindness?) -> [Double] {
    let rgb = rgb(color, tier)
    let linear = [UInt32(16), 8, 0].map { shift in
      let share = Double(rgb >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return eye?.seen(linear) ?? linear
  }

  private static func luminance(_ linear: [Double]) -> Double {
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Lightness, and how green or red and how blue or yellow it is.
  private static func lab(_ linear: [Double]) -> [Double] {
    func root(_ value: Double) -> Double {
      value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    let x = 0.4124 * linear[0] + 0.3576 * linear[1] + 0.1805 * linear[2]
    let z = 0.0193 * linear[0] + 0.1192 * linear[1] + 0.9505 * linear[2]
    let (a, b, c) = (root(x / 0.95047), root(luminance(linear)), root(z / 1.08883))
    return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
  }

  private static func rgb(_ color: Color, _ tier: String) -> UInt32 {
    switch tier {
    case "256": palette(Int(color.palette))
    case "VGA": vga[Int(color.basic)]
    case "xterm": xterm[Int(color.basic)]
    default: color.rgb
    }
  }

  /// The colour cube and the greys of the 256 colours, from index 16.
  static func palette(_ index: Int) -> UInt32 {
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
