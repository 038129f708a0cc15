/// Numbers three rows high, for a clock that is read from across the room.
enum LargeDigits {
  /// The three rows of a text of digits and colons; other characters are left out.
  static func lines(_ text: String) -> [String] {
    let glyphs = text.compactMap { shapes[$0] }
    return (0..<3).map { row in glyphs.map { $0[row] }.joined(separator: " ") }
  }

  /// The three rows of a number; none if it has a character without a large form, or if blocks
  /// cannot be drawn.
  static func number(_ text: String, glyphs: GlyphSet) -> [String] {
    guard glyphs.hasBlocks else { return [] }
    let glyphs = text.compactMap { shapes[$0] ?? signs[$0] }
    guard glyphs.count == text.count else { return [] }
    return (0..<3).map { row in glyphs.map { $0[row] }.joined(separator: " ") }
  }

  /// The signs of numbers.
  private static let signs: [Character: [String]] = [
    ".": [" ", " ", "▀"],
    ",": [" ", " ", "▞"],
    "−": ["  ", "▀▀", "  "],
    "(": ["▞", "▌", "▝"],
    ")": ["▚", "▐", "▘"],
    "…": ["     ", "     ", "▀ ▀ ▀"],
  ]

  private static let shapes: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"],
    "1": ["▀█ ", " █ ", "▀▀▀"],
    "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", "▀▀█", "▀▀▀"],
    "4": ["█ █", "▀▀█", "  ▀"],
    "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"],
    "7": ["▀▀█", "  █", "  ▀"],
    "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"],
    ":": ["▄", "▄", " "],
  ]
}
