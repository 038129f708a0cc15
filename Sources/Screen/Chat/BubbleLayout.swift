/// A message wrapped for the width of the conversation.
struct BubbleLayout {
  /// On which side it stands.
  let speaker: Speaker
  /// What sticks on its corner.
  let tapback: Tapback?
  /// The words, line by line.
  let lines: [Line]
  /// The width of the widest line, in cells, or that of the narrowest bubble without its padding.
  let contentWidth: Int
  /// The rows of an edge.
  let edgeRows: Int
  /// Where Robo's bubbles begin.
  private let robotColumn: Int
  /// What was said before it is past: it is an answer that was judged, the last word about a question,
  /// or a picture in place of others.
  let leavesPastBehind: Bool
  /// It has a picture, which says something false where half of it is seen.
  private let hasPictures: Bool
  /// The rows of the conversation had a say in what of it is shown.
  private var dependsOnRows = false

  /// Wraps a message for a conversation of the given width.
  ///
  /// Where the message is higher than so many rows, words stand for its pictures, unless it is enough
  /// to leave out empty lines: as many as it takes, and some more where an answer has room above it then
  /// while the keypad is there.
  init(_ bubble: Bubble, columns: Int, rows: ConversationRows, look: Look) {
    self.init(wrapping: bubble, columns: columns, look: look)
    guard !suits(rows: rows) else { return }
    let forms =
      [self]
      + bubble.withFewerGaps.map { BubbleLayout(wrapping: $0, columns: columns, look: look) }
    let limits = [rows.besideKeys - Self.answerRows, rows.besideKeys, rows.all]
    let best = limits.lazy.compactMap { most in forms.first { $0.height <= most } }.first
    self =
      best ?? BubbleLayout(wrapping: bubble.withoutPictures, columns: columns, look: look)
    dependsOnRows = true
  }

  /// Whether nothing has to be left out in a conversation of so many rows, nor was for another.
  func suits(rows: ConversationRows) -> Bool {
    !dependsOnRows && height <= rows.all
      && (!hasPictures || height <= rows.besideKeys - Self.answerRows)
  }

  /// The rows of an answer above a picture that was drawn for it.
  private static let answerRows = 3

  /// Wraps a message for a conversation of the given width, however high that is.
  init(wrapping bubble: Bubble, columns: Int, look: Look) {
    let glyphs = look.glyphs
    (edgeRows, robotColumn) = (look.edgeRows, look.robotColumn)
    speaker = bubble.speaker
    tapback = bubble.tapback
    hasPictures = bubble.hasPictures
    leavesPastBehind = tapback != nil || bubble.endsTopic || hasPictures
    let fixed = bubble.blocks.compactMap { $0.fixedWidth(glyphs: glyphs) }.max() ?? 0
    let most = max(Self.textWidth(columns), min(fixed, Self.pictureWidth(columns)))
    lines = bubble.blocks.flatMap { $0.lines(width: most, glyphs: glyphs) }
    contentWidth = min(most, Self.contentWidth(of: lines.map(\.width).max() ?? 0))
  }

  /// Three dots, of which one is lit.
  init(typing step: Int, look: Look) {
    let glyphs = look.glyphs
    (edgeRows, robotColumn) = (look.edgeRows, look.robotColumn)
    speaker = .robot
    tapback = nil
    (hasPictures, leavesPastBehind) = (false, false)
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

  /// One digit shall look like a bubble, too, and two stand in the middle of theirs.
  private static func contentWidth(of words: Int) -> Int { words < 3 ? 4 - words % 2 : words }

  /// At most 60 % of the conversation and 64 cells with the padding, but up to 32 cells of a narrow
  /// one.
  private static func textWidth(_ columns: Int) -> Int {
    min(64, max(min(32, columns - 8), columns * 6 / 10)) - 2
  }

  /// Pictures may be wider than words, because they cannot be wrapped.
  private static func pictureWidth(_ columns: Int) -> Int {
    min(48, max(1, columns - 8))
  }
}

extension BubbleLayout {
  /// The cells of the sign that the robot sticks on a bubble.
  static let tapbackWidth = 2

  /// The width with the padding, in cells.
  var width: Int { contentWidth + 2 }
  /// The rows with those of both edges.
  var height: Int { lines.count + 2 * edgeRows }

  /// Whether it may be drawn where only so many of its rows are seen.
  ///
  /// One that is past has lost fewer rows, its edge among them, than half of its lines; with a picture none.
  func canBeCut(to shown: Int, isPast: Bool) -> Bool {
    let lost = height - shown
    guard isPast, lost > 0 else { return shown > edgeRows }
    return !hasPictures && 2 * lost < lines.count
  }

  /// The first column in a conversation of so many.
  func column(in columns: Int) -> Int {
    switch speaker {
    case .robot: robotColumn
    case .learner: columns - 2 - width
    }
  }

  /// Whether the row below its words and that above the next bubble's can be one.
  ///
  /// The edges of one speaker's bubbles fit together there; an answer fits beside what the robot says
  /// before or after it where that ends before the answer begins. A sign on it must have room.
  func sharesEdge(with next: BubbleLayout, columns: Int) -> Bool {
    guard edgeRows > 0 else { return false }
    let sign = next.speaker == .learner ? Self.tapbackWidth : 0
    let start = next.column(in: columns) - sign
    switch (speaker, next.speaker) {
    case (.robot, .robot): return true
    case (.learner, .learner): return next.tapback == nil || column(in: columns) >= start + sign
    case (.robot, .learner): return column(in: columns) + width < start
    case (.learner, .robot):
      let answer = column(in: columns) - (tapback == nil ? 0 : Self.tapbackWidth)
      return next.column(in: columns) + next.width < answer
    }
  }
}

extension Bubble {
  fileprivate var hasPictures: Bool {
    blocks.contains(where: \.isPicture)
  }

  /// A message with pictures with fewer and fewer empty lines, those at its end left out first.
  fileprivate var withFewerGaps: [Bubble] {
    guard hasPictures else { return [] }
    let gaps = blocks.indices.filter { blocks[$0] == .gap }
    return gaps.indices.reversed().map { first in
      let left = Set(gaps[first...])
      var bubble = self
      bubble.blocks = blocks.indices.filter { !left.contains($0) }.map { blocks[$0] }
      return bubble
    }
  }

  /// The same message with words for its pictures, and without the empty lines beside them.
  fileprivate var withoutPictures: Bubble {
    guard hasPictures else { return self }
    var bubble = withFewerGaps.last ?? self
    bubble.blocks = bubble.blocks.compactMap { block in
      guard case .picture(let picture) = block else { return block }
      return picture.instead.map(Block.text)
    }
    return bubble
  }
}
