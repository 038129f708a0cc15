extension DotGrade {
  /// The finest dots that suit the shapes and signs that a terminal shows.
  package static func suiting(_ shapes: ShapeGrade, _ glyphs: GlyphSet) -> DotGrade {
    guard glyphs == .unicode else { return .ascii }
    switch shapes {
    case .smooth: return .braille
    case .sextants: return .sextants
    case .flat, .outline: return .blocks
    }
  }
}

extension DotGrade {
  /// The sign of a cell with these dots, counted row by row from the left top; nil for ASCII.
  func sign(_ dots: [Bool]) -> Character? {
    switch self {
    case .braille: braille(dots)
    case .sextants: sextant(dots)
    case .blocks: dots[0] ? (dots[1] ? "█" : "▀") : "▄"
    case .ascii: nil
    }
  }

  private func braille(_ dots: [Bool]) -> Character? {
    let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let sum = zip(dots, bits).reduce(UInt32(0x2800)) { $0 + ($1.0 ? $1.1 : 0) }
    return Unicode.Scalar(sum).map(Character.init)
  }
  private func sextant(_ dots: [Bool]) -> Character? {
    let sum = dots.enumerated().reduce(UInt32(0)) { $0 + ($1.element ? 1 << UInt32($1.offset) : 0) }
    switch sum {
    case 0: return " "
    case 21: return "▌"
    case 42: return "▐"
    case 63: return "█"
    default:
      let missing: UInt32 = (sum > 21 ? 1 : 0) + (sum > 42 ? 1 : 0)
      return Unicode.Scalar(0x1FB00 + sum - 1 - missing).map(Character.init)
    }
  }
}
