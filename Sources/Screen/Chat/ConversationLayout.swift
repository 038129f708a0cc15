/// The whole conversation in rows, from the oldest entry to the newest.
struct ConversationLayout {
  /// An entry and its rows.
  struct Item {
    let entry: EntryLayout
    /// The first row, counted from the conversation's start.
    var top: Int
    let height: Int
    /// Where a bubble stands in its run; another entry stands alone.
    var position: RunPosition
  }

  /// The entries from the oldest to the newest.
  private(set) var items: [Item] = []
  /// The rows of all entries.
  private(set) var height = 0

  /// Lays out every entry; their heights decide how far one can scroll.
  init(_ entries: [ChatEntry], columns: Int, rows: Int, look: Look) {
    items.reserveCapacity(entries.count)
    for entry in entries {
      append(EntryLayout(entry, columns: columns, rows: rows, look: look), columns, look)
    }
    // Nothing that stands below touches the robot's feet.
    if case .portrait = items.last?.entry { height += 1 }
    fillScreen(from: entries.lastIndex(where: \.opensScreen), rows: rows)
  }

  /// Moves the entry that begins a screen, and what follows it, so far down that what is older is
  /// out of sight.
  private mutating func fillScreen(from index: Int?, rows: Int) {
    guard let index, index > 0 else { return }
    let end = items[index - 1].top + items[index - 1].height
    let free = rows - (height - end)
    guard free > 0 else { return }
    for index in items.indices[index...] { items[index].top += free }
    height += free
  }

  private mutating func append(_ entry: EntryLayout, _ columns: Int, _ look: Look) {
    let previous = items.last?.entry
    let needsGap = previous.map { $0.needsGap && entry.needsGap } ?? false
    let isRun = entry.speaker != nil && previous?.speaker == entry.speaker
    let shares = previous.map { $0.sharesEdge(with: entry, columns: columns) } ?? false
    // Without edges only an empty row keeps what one speaker says apart.
    let gap = look.isCompact ? (isRun ? 1 : 0) : (needsGap ? 1 : 0)
    let top = height + gap - (shares ? 1 : 0)
    let position = RunPosition(joinsAbove: isRun && shares)
    if isRun {
      items[items.count - 1].position.isLast = false
      items[items.count - 1].position.joinsBelow = shares
    }
    let rows = entry.height
    items.append(Item(entry: entry, top: top, height: rows, position: position))
    height = top + rows
  }
}
