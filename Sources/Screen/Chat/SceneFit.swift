extension [ChatEntry] {
  /// The same entries; where a picture that opens a screen and what Robo says below it are higher
  /// than the screen, the picture has the room that this leaves.
  ///
  /// Where words are offered, what Robo says is one bubble with as much as there is room for, and what
  /// he asks another one; the question that they answer stays. Otherwise not a word of it is left out:
  /// it may be a question, and help with it.
  func fittingScenes(
    columns: Int, rows: Int, look: Look, offering offered: ChipRow.Role?
  ) -> [ChatEntry] {
    guard let start = lastIndex(where: \.opensScreen), count - start <= Self.longestScene,
      case .portrait(var portrait) = self[start]
    else { return self }
    let run = self[(start + 1)...].prefix(while: \.isRobots)
    // Where somebody has answered, older lines scroll away whole.
    guard run.endIndex == endIndex else { return self }
    let bubbles = run.compactMap(\.bubble)
    let picture = PortraitLayout(portrait, columns: columns, rows: rows, look: look).lines.count
    let above = rowsAbove(start, columns: columns, rows: rows, look: look)
    let below = Self.height(of: bubbles, columns: columns, look: look) + above
    guard picture + below > rows else { return self }
    guard let offered, !bubbles.isEmpty else {
      portrait.rowsBelow = below
      let layout = PortraitLayout(portrait, columns: columns, rows: rows, look: look)
      let isSeen = layout.lines.count + below <= rows
      return isSeen ? self[..<start] + [.portrait(portrait)] + self[(start + 1)...] : self
    }
    var scene = (portrait: portrait, said: bubbles)
    let scenes = Self.shortened(portrait, above: bubbles, keepingLast: offered == .answers)
    // A whole picture comes before all that could be said, but not before what is asked.
    search: for needsWhole in offered == .answers ? [false] : [true, false] {
      for (portrait, said) in scenes {
        scene = (portrait, said)
        scene.portrait.rowsBelow = Self.height(of: said, columns: columns, look: look) + above
        let layout = PortraitLayout(scene.portrait, columns: columns, rows: rows, look: look)
        let fits = layout.lines.count + scene.portrait.rowsBelow <= rows
        if fits, layout.isWhole || !needsWhole { break search }
      }
    }
    let said = scene.said.map(ChatEntry.bubble)
    return self[..<start] + [.portrait(scene.portrait)] + said
  }

  /// Where the newest scene begins: with its picture, or where nobody has answered yet with what was
  /// said before it, such as that a file was damaged.
  var sceneStart: Int? {
    lastIndex(where: \.opensScreen).map { picture in
      self[..<picture].contains { $0.isLearners || $0.opensScreen } ? picture : 0
    }
  }

  /// The rows of what belongs to the scene above its picture.
  private func rowsAbove(_ picture: Int, columns: Int, rows: Int, look: Look) -> Int {
    self[(sceneStart ?? picture)..<picture].reduce(0) {
      $0 + EntryLayout($1, columns: columns, rows: ConversationRows(rows), look: look).height + 1
    }
  }

  /// The scene with less and less of what is said below its picture, each with all words beside it
  /// and without the last, and then with fewer of these; the headline stays.
  private static func shortened(
    _ portrait: Portrait, above bubbles: [Bubble], keepingLast: Bool
  ) -> [(Portrait, [Bubble])] {
    let said = keepingLast ? shortenedToLast(bubbles) : shortenedToFirst(bubbles)
    let fewerBeside = portrait.blocks.indices.dropFirst().reversed().map { count in
      var portrait = portrait
      portrait.blocks = [Block](portrait.blocks[..<count])
      return portrait
    }
    return said.flatMap { said in ([portrait] + fewerBeside.prefix(1)).map { ($0, said) } }
      + fewerBeside.dropFirst().compactMap { portrait in said.last.map { (portrait, $0) } }
  }

  /// What is said before the last bubble and that one, then without that, for the words that Robo
  /// offers say it too, then without pictures, then less and less of it.
  private static func shortenedToFirst(_ bubbles: [Bubble]) -> [[Bubble]] {
    guard let last = bubbles.last else { return [] }
    let before = bubbles.dropLast().flatMap(\.blocks)
    guard !before.isEmpty else { return [[last]] + shortenedFromEnd(last.blocks) }
    return [[Bubble(.robot, before), last], [Bubble(.robot, before)]] + shortenedFromEnd(before)
  }

  private static func shortenedFromEnd(_ blocks: [Block]) -> [[Bubble]] {
    let words = blocks.filter { !$0.isPicture }
    return words.indices.reversed().map { [Bubble(.robot, [Block](words[...$0]))] }
  }

  /// What is said before the last bubble, then in one with it, then without pictures, then less and
  /// less of it; at last the last bubble alone, and as little of it.
  private static func shortenedToLast(_ bubbles: [Bubble]) -> [[Bubble]] {
    guard let last = bubbles.last else { return [] }
    let before = bubbles.dropLast().flatMap(\.blocks)
    let withBefore = ([before] + shortenedFromFront(before)).filter { !$0.isEmpty }
    return withBefore.prefix(2).map { [Bubble(.robot, $0), last] }
      + withBefore.dropFirst().map { [Bubble(.robot, $0 + last.blocks)] } + [[last]]
      + shortenedFromFront(last.blocks).map { [Bubble(.robot, $0)] }
  }

  /// The blocks without pictures, then fewer and fewer of them.
  private static func shortenedFromFront(_ blocks: [Block]) -> [[Block]] {
    let words = blocks.filter { !$0.isPicture }
    return words.indices.map { [Block](words[$0...]) }
  }

  /// Who has gone on with more than this has left the scene.
  private static let longestScene = 8

  /// The rows of a run of bubbles, and of the gap above it.
  private static func height(of run: [Bubble], columns: Int, look: Look) -> Int {
    let layouts = run.map { BubbleLayout(wrapping: $0, columns: columns, look: look) }
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

  /// Whether the learner says it.
  fileprivate var isLearners: Bool { bubble?.speaker == .learner }

  /// The message, if it is one.
  fileprivate var bubble: Bubble? {
    if case .bubble(let bubble) = self { bubble } else { nil }
  }
}
