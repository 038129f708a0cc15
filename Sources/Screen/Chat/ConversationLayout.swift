/// The whole conversation in rows, from the oldest entry to the newest.
struct ConversationLayout {
  /// An entry and its rows.
  struct Item {
    let entry: EntryLayout
    /// The first row, counted from the conversation's start.
    let top: Int
    let height: Int
    /// It is a bubble, and the next entry is not a bubble of the same speaker.
    let endsRun: Bool
  }

  /// The entries from the oldest to the newest.
  private(set) var items: [Item] = []
  /// The rows of all entries.
  private(set) var height = 0

  /// Lays out every entry; their heights decide how far one can scroll.
  init(_ entries: [ChatEntry], columns: Int, rows: Int, look: Look) {
    let layouts = entries.map { EntryLayout($0, columns: columns, rows: rows, look: look) }
    items.reserveCapacity(layouts.count)
    for index in layouts.indices {
      let previous = index > 0 ? layouts[index - 1] : nil
      let next = index + 1 < layouts.count ? layouts[index + 1] : nil
      append(layouts[index], after: previous, before: next, look: look)
    }
  }

  private mutating func append(
    _ entry: EntryLayout, after previous: EntryLayout?, before next: EntryLayout?, look: Look
  ) {
    let endsRun = entry.speaker != nil && entry.speaker != next?.speaker
    let top = height + (previous.map { look.gap(between: $0, and: entry) } ?? 0)
    let rows = look.height(of: entry, endsRun: endsRun)
    items.append(Item(entry: entry, top: top, height: rows, endsRun: endsRun))
    height = top + rows
  }
}

extension Look {
  /// The empty rows between two entries.
  ///
  /// The half-row edges of round bubbles are a gap already.
  fileprivate func gap(between upper: EntryLayout, and lower: EntryLayout) -> Int {
    if isCompact { return upper.speaker != nil && upper.speaker == lower.speaker ? 1 : 0 }
    return theme.isMonochrome || !glyphs.hasBlocks ? 1 : 0
  }

  fileprivate func height(of entry: EntryLayout, endsRun: Bool) -> Int {
    switch entry {
    case .bubble(let bubble): bubble.lines.count + edges(of: bubble.speaker, endsRun: endsRun)
    case .card(let card): card.height
    case .notice(let lines): lines.count
    }
  }

  private func edges(of speaker: Speaker, endsRun: Bool) -> Int {
    switch shape(of: speaker) {
    case .rounded: endsRun ? 2 : 1
    case .boxed: isCompact ? 0 : 2
    case .flat: 0
    }
  }
}
