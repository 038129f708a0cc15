/// A message wrapped for the width of the conversation.
struct BubbleLayout {
  /// On which side it stands.
  let speaker: Speaker
  /// What sticks on its corner.
  let tapback: Tapback?
  /// The words, line by line.
  let lines: [Line]
  /// The width of the widest line, in cells.
  let contentWidth: Int

  /// Wraps a message for a conversation of the given width.
  ///
  /// Where the message is higher than so many rows, its pictures are left out: half of a picture
  /// would tell something false.
  init(_ bubble: Bubble, columns: Int, rows: Int = .max, glyphs: GlyphSet) {
    let whole = BubbleLayout(wrapping: bubble, columns: columns, glyphs: glyphs)
    let isTooHigh = whole.lines.count > rows - Self.edges
    self =
      isTooHigh
      ? BubbleLayout(wrapping: bubble.withoutPictures, columns: columns, glyphs: glyphs) : whole
  }

  /// The rows that the edges of a bubble take at most.
  private static let edges = 2

  private init(wrapping bubble: Bubble, columns: Int, glyphs: GlyphSet) {
    speaker = bubble.speaker
    tapback = bubble.tapback
    let fixed = bubble.blocks.map { $0.fixedWidth(glyphs: glyphs) }.max() ?? 0
    let most = max(Self.textWidth(columns), min(fixed, Self.pictureWidth(columns)))
    lines = bubble.blocks.flatMap { $0.lines(width: most, glyphs: glyphs) }
    contentWidth = min(most, max(1, lines.map(\.width).max() ?? 0))
  }

  /// Three dots, of which one is lit.
  init(typing step: Int, glyphs: GlyphSet) {
    speaker = .robot
    tapback = nil
    let lit = ((step % 3) + 3) % 3
    let dots = (0..<3).flatMap { index in
      [
        Span(index == 0 ? "" : " "),
        index == lit ? Span(glyphs.dot) : Span(glyphs.smallDot, .secondary),
      ]
    }
    lines = [Line(dots)]
    contentWidth = 5
  }

  /// At most 60 % of the conversation and 48 cells with the padding, but up to 32 cells of a narrow
  /// one.
  private static func textWidth(_ columns: Int) -> Int {
    min(48, max(min(32, columns - 8), columns * 6 / 10)) - 2
  }

  /// Pictures may be wider than words, because they cannot be wrapped.
  private static func pictureWidth(_ columns: Int) -> Int {
    min(48, max(1, columns - 8))
  }
}

extension Bubble {
  /// The same message without its pictures and the empty lines beside them.
  fileprivate var withoutPictures: Bubble {
    var bubble = self
    let hasPictures = blocks.contains { if case .picture = $0 { true } else { false } }
    guard hasPictures else { return self }
    bubble.blocks = blocks.filter { block in
      if case .picture = block { return false }
      return block != .gap
    }
    return bubble
  }
}
