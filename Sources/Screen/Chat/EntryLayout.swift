/// An entry of the conversation, laid out for its width.
enum EntryLayout {
  /// A message, or the robot's typing dots.
  case bubble(BubbleLayout)
  /// A card with a choice; there are few, and a long talk holds room for each entry.
  indirect case card(CardLayout)
  /// The robot as a picture, with words beside it.
  case portrait(PortraitLayout)
  /// Centred lines without a bubble.
  case notice([String])

  /// Lays out one entry for a conversation of the given width and height.
  init(_ entry: ChatEntry, columns: Int, rows: ConversationRows, look: Look) {
    switch entry {
    case .bubble(let bubble):
      self = .bubble(BubbleLayout(bubble, columns: columns, rows: rows, look: look))
    case .typing(let step): self = .bubble(BubbleLayout(typing: step, look: look))
    case .card(let card):
      self = .card(CardLayout(card, columns: columns, rows: rows.all, look: look))
    case .portrait(let portrait):
      self = .portrait(PortraitLayout(portrait, columns: columns, rows: rows.all, look: look))
    case .notice(let text):
      self = .notice(look.glyphs.text(text).wrapped(to: min(60, columns - 8)))
    }
  }

  /// The rows with those of the edges.
  var height: Int {
    switch self {
    case .bubble(let bubble): bubble.height
    case .card(let card): card.height
    case .portrait(let portrait): portrait.lines.count
    case .notice(let lines): lines.count
    }
  }

  /// Whether it would be laid out alike in a conversation of so many other rows.
  func suits(rows: ConversationRows) -> Bool {
    switch self {
    case .bubble(let bubble): bubble.suits(rows: rows)
    case .notice: true
    case .card, .portrait: false
    }
  }

  /// Whether it may be drawn where only so many of its rows lie inside a conversation of so many.
  ///
  /// A bubble or a card shows more than its edge, a portrait all of itself if it can; one that is past
  /// is seen where most of it can be.
  func canBeCut(to shown: Int, ofRows rows: Int, isPast: Bool) -> Bool {
    switch self {
    case .bubble(let bubble): bubble.canBeCut(to: shown, isPast: isPast && height <= rows)
    case .card(let card): shown > card.edgeRows
    case .portrait: shown == height || height > rows && shown > 0
    case .notice: shown > 0
    }
  }

  /// Whether both are bubbles whose edges lie in one row.
  func sharesEdge(with next: EntryLayout, columns: Int) -> Bool {
    guard case (.bubble(let upper), .bubble(let lower)) = (self, next) else { return false }
    return upper.sharesEdge(with: lower, columns: columns)
  }

  /// Whether it has no edges that keep it apart from what is above and below it.
  var needsGap: Bool {
    switch self {
    case .portrait, .notice: true
    case .bubble, .card: false
    }
  }

  /// Whether what was said before it is past.
  var leavesPastBehind: Bool {
    switch self {
    case .bubble(let bubble): bubble.leavesPastBehind
    case .portrait, .card, .notice: false
    }
  }

  /// Whose bubble it is, if it is one.
  var speaker: Speaker? {
    guard case .bubble(let bubble) = self else { return nil }
    return bubble.speaker
  }
}
