/// The lines of frames that leave the middle of a cell, each to a side.
struct FrameLines: EdgeSign {
  let rawValue: Int

  static let up = FrameLines(rawValue: 1)
  static let down = FrameLines(rawValue: 2)
  static let left = FrameLines(rawValue: 4)
  static let right = FrameLines(rawValue: 8)
  static let across: FrameLines = [.left, .right]
  static let upright: FrameLines = [.up, .down]
}

extension FrameLines {
  /// By the raw value; the last of equal signs is the one that a frame has.
  private static let signs: [Character] = Array(" │││─╯╮┤─╰╭├─┴┬┼")

  init?(_ character: Character, glyphs: GlyphSet) {
    switch (glyphs, character) {
    case (.ascii, "-"): self = .across
    case (.ascii, "|"): self = .upright
    case (.ascii, "+"): self = [.across, .upright]
    case (.ascii, _), (.unicode, " "): return nil
    case (.unicode, _):
      guard let index = Self.signs.lastIndex(of: character) else { return nil }
      rawValue = index
    }
  }

  func character(in look: Look) -> Character {
    switch look.glyphs {
    case .unicode: Self.signs[rawValue]
    case .ascii: isSubset(of: .across) ? "-" : isSubset(of: .upright) ? "|" : "+"
    }
  }
}
