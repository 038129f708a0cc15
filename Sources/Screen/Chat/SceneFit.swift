extension [ChatEntry] {
  /// The same entries; where a picture that opens a screen and what Robo says below it are higher
  /// than the screen, the picture has the room that this leaves.
  ///
  /// Where words are offered, which say it too, what Robo says is one bubble with as much as there
  /// is room for. Otherwise not a word of it is left out: it may be a question, and help with it.
  func fittingScenes(columns: Int, rows: Int, look: Look, isOffering: Bool) -> [ChatEntry] {
    guard let start = lastIndex(where: \.opensScreen), count - start <= Self.longestScene,
      case .portrait(var portrait) = self[start]
    else { return self }
    let run = self[(start + 1)...].prefix(while: \.isRobots)
    let bubbles = run.compactMap(\.bubble)
    let picture = PortraitLayout(portrait, columns: columns, rows: rows, look: look).lines.count
    let below = Self.height(of: bubbles, columns: columns, look: look)
    guard picture + below > rows else { return self }
    guard isOffering else {
      portrait.rowsBelow = below
      let layout = PortraitLayout(portrait, columns: columns, rows: rows, look: look)
      let isSeen = layout.lines.count + below <= rows
      return isSeen ? self[..<start] + [.portrait(portrait)] + self[(start + 1)...] : self
    }
    for blocks in Self.shortened(bubbles.flatMap(\.blocks)) {
      let bubble = Bubble(.robot, blocks)
      portrait.rowsBelow = Self.height(of: [bubble], columns: columns, look: look)
      let layout = PortraitLayout(portrait, columns: columns, rows: rows, look: look)
      guard layout.lines.count + portrait.rowsBelow <= rows || blocks.count == 1 else { continue }
      return self[..<start] + [.portrait(portrait), .bubble(bubble)] + self[run.endIndex...]
    }
    return self
  }

  /// The blocks, then fewer and fewer of them: first without pictures, then without the last, for
  /// the words that Robo offers say it too.
  private static func shortened(_ blocks: [Block]) -> [[Block]] {
    let words = blocks.filter { if case .picture = $0 { false } else { true } }
    let fewer = words.indices.reversed().map { [Block](words[...$0]) }
    return [blocks] + (words.count < blocks.count ? fewer : [[Block]](fewer.dropFirst()))
  }

  /// Who has gone on with more than this has left the scene.
  private static let longestScene = 8

  /// The rows of a run of bubbles, and of the gap above it.
  private static func height(of run: [Bubble], columns: Int, look: Look) -> Int {
    let layouts = run.map { BubbleLayout($0, columns: columns, look: look) }
    let between = look.isCompact ? layouts.count : 1 - layouts.count
    return layouts.reduce(0) { $0 + $1.height } + between
  }
}

extension ChatEntry {
  /// Whether Robo says it, or is about to.
  fileprivate var isRobots: Bool {
    switch self {
    case .bubble(let bubble): bubble.speaker == .robot
    case .typing: true
    case .card, .portrait, .notice: false
    }
  }

  /// The message, if it is one.
  fileprivate var bubble: Bubble? {
    if case .bubble(let bubble) = self { bubble } else { nil }
  }
}
