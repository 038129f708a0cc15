/// How things are drawn: with which colours, signs and shapes, and how tightly.
struct Look: Equatable {
  /// The colours.
  let theme: Theme
  /// The signs.
  let glyphs: GlyphSet
  /// The grade of the boxes that colours and signs allow.
  let shapes: ShapeGrade
  /// The screen's rows are few: nothing is spent on edges and gaps.
  let isCompact: Bool
  /// They are so many that words, keys and the field have edges.
  let edgesParts: Bool
  /// They are so many that a row can be left free between two who speak.
  let isAiry: Bool

  /// The rows of an edge of a bubble or a card.
  var edgeRows: Int { isCompact ? 0 : 1 }

  /// Whether what is painted has edges in the rows above and below it.
  var paintsEdges: Bool { shapes.hasThirds && !theme.outlinesKeys }

  /// What stands for something that is left out.
  var ellipsis: String { glyphs.text("…") }

  /// From so many rows on words, keys and the field have room for edges.
  static let edgedRows = 24

  /// The look on a screen with the given rows.
  init(theme: Theme, glyphs: GlyphSet, shapes: ShapeGrade, rows: Int) {
    let shapes = shapes.drawable(with: glyphs, isMonochrome: theme.isMonochrome)
    self.theme = shapes == .outline ? theme.hollow : theme
    self.glyphs = glyphs
    self.shapes = shapes
    isCompact = rows < 20
    edgesParts = rows >= Self.edgedRows
    isAiry = rows >= 40
  }
}

extension ShapeGrade {
  /// The grade, or the best one that needs no colours or signs that are not there.
  fileprivate func drawable(with glyphs: GlyphSet, isMonochrome: Bool) -> ShapeGrade {
    if isMonochrome { return .outline }
    switch self {
    case .smooth, .sextants: return glyphs == .ascii ? .flat : self
    case .flat, .outline: return self
    }
  }
}
