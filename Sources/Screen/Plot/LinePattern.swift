/// How a curve is told from others without colour: which of its dots are left out.
enum LinePattern: CaseIterable {
  case solid, dashed, dotted, dashDotted

  /// The pattern of a curve, counted from 0.
  init(curve: Int) { self = Self.allCases[curve % Self.allCases.count] }

  /// Whether the dot is drawn that is so far along the curve.
  func isDrawn(_ position: Int) -> Bool {
    switch self {
    case .solid: true
    case .dashed: position % 8 < 5
    case .dotted: position % 3 == 0
    case .dashDotted: position % 9 < 5 || position % 9 == 7
    }
  }

  /// A piece of such a line.
  func sample(_ glyphs: GlyphSet) -> String {
    guard glyphs == .unicode else { return String(repeating: asciiSign, count: 3) }
    switch self {
    case .solid: return "───"
    case .dashed: return "╌╌╌"
    case .dotted: return "┄┄┄"
    case .dashDotted: return "─┄─"
    }
  }

  /// What stands for the line where a cell is one dot.
  var asciiSign: Character {
    switch self {
    case .solid: "*"
    case .dashed: "o"
    case .dotted: "+"
    case .dashDotted: "x"
    }
  }

  /// The colour of the line.
  var ink: Ink {
    switch self {
    case .solid: .accent
    case .dashed: .firstPart
    case .dotted: .bold
    case .dashDotted: .secondPart
    }
  }
}

extension DotGrid {
  /// The dots that a pattern leaves, counted along the curve from the left.
  func drawn(in pattern: LinePattern) -> DotGrid {
    guard pattern != .solid else { return self }
    var result = DotGrid(columns: columns, rows: rows)
    var (position, last) = (0, 0)
    for column in 0..<columns {
      var lit = (0..<rows).filter { self[column, $0] }
      guard let first = lit.first, let end = lit.last else { continue }
      // The walk goes on from the end that is nearer to where it is.
      if abs(end - last) < abs(first - last) { lit.reverse() }
      for row in lit {
        result[column, row] = pattern.isDrawn(position)
        position += 1
      }
      last = lit.last ?? last
    }
    return result
  }
}
