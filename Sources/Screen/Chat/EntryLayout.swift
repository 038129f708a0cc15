/// An entry of the conversation, laid out for its width.
enum EntryLayout {
  /// A message, or the robot's typing dots.
  case bubble(BubbleLayout)
  /// A card with a choice.
  case card(CardLayout)
  /// Centred lines without a bubble.
  case notice([String])

  /// Lays out one entry for a conversation of the given width.
  init(_ entry: ChatEntry, columns: Int, rows: Int, look: Look) {
    switch entry {
    case .bubble(let bubble):
      self = .bubble(BubbleLayout(bubble, columns: columns, rows: rows, glyphs: look.glyphs))
    case .typing(let step): self = .bubble(BubbleLayout(typing: step, glyphs: look.glyphs))
    case .card(let card): self = .card(CardLayout(card, columns: columns, rows: rows, look: look))
    case .notice(let text):
      self = .notice(look.glyphs.text(text).wrapped(to: min(60, columns - 8)))
    }
  }

  /// Whose bubble it is, if it is one.
  var speaker: Speaker? {
    guard case .bubble(let bubble) = self else { return nil }
    return bubble.speaker
  }
}
