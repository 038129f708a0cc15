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
  /// What was said, what of it was laid out, and for what.
  private var said: [ChatEntry] = []
  private var entries: [ChatEntry] = []
  private var columns = 0
  private var rows = ConversationRows(0)
  private var look: Look?
  private var offered: ChipRow.Role?
  /// Which entries were moved down, by how many rows, and how many more rows that makes.
  private var moved: (from: Int, rows: Int, more: Int)?

  /// Nothing was said yet.
  init() {}

  /// Lays out every entry; their heights decide how far one can scroll.
  ///
  /// What is as it was stays as it is. So does a picture where there are more rows than beside keys,
  /// when these come and go. `offered` says which words are offered below.
  mutating func show(
    _ entries: [ChatEntry], columns: Int, rows: ConversationRows, look: Look,
    offering offered: ChipRow.Role? = nil
  ) {
    if entries == said, columns == self.columns, rows == self.rows, look == self.look,
      offered == self.offered
    {
      return
    }
    let said = entries
    let entries = said.fittingScenes(
      columns: columns, rows: rows.all, look: look, offering: offered)
    if columns != self.columns || look != self.look { self = ConversationLayout() }
    if let moved { move(from: moved.from, by: -moved.rows) }
    moved = nil
    let same = zip(self.entries, entries).prefix { $0 == $1 }.count
    let fitting = same == 0 ? 0 : items.prefix(same).firstIndex { !suits($0, rows) } ?? same
    // With the last of them a run may go on or end.
    let kept = max(0, fitting - 1)
    let known = Array(items[kept..<same])
    items.removeSubrange(kept...)
    height = items.last.map { $0.top + $0.height } ?? 0
    for (index, entry) in entries[kept...].enumerated() {
      let layout = known.dropFirst(index).first.flatMap { suits($0, rows) ? $0.entry : nil }
      append(
        layout ?? EntryLayout(entry, columns: columns, rows: rows, look: look), columns, look)
    }
    // Nothing that stands below touches the feet of the robot, or words without a bubble.
    if items.last?.entry.needsGap == true { height += 1 }
    (self.said, self.entries) = (said, entries)
    (self.columns, self.rows, self.look, self.offered) = (columns, rows, look, offered)
    fillScreen(from: entries.sceneStart)
  }

  /// Whether an entry that was laid out would be laid out alike for so many rows.
  private func suits(_ item: Item, _ rows: ConversationRows) -> Bool {
    rows == self.rows || item.entry.suits(rows: rows)
  }

  /// No more rows than this are free below an entry that fills a screen: what Robo offers stands
  /// below it.
  private static let mostRowsBelow = 1

  /// Moves the entry that begins a screen, and what follows it, so far down that what is older is
  /// out of sight, and into the middle of the screen, where that is near what stands below.
  private mutating func fillScreen(from index: Int?) {
    guard let index else { return }
    let end = index > 0 ? items[index - 1].top + items[index - 1].height : 0
    let free = rows.all - (height - end)
    guard free > 0 else { return }
    let above = free - min(free / 2, Self.mostRowsBelow)
    move(from: index, by: above)
    height += free
    moved = (index, above, free)
  }

  private mutating func move(from index: Int, by rows: Int) {
    for index in items.indices[index...] { items[index].top += rows }
  }

  private mutating func append(_ entry: EntryLayout, _ columns: Int, _ look: Look) {
    let previous = items.last?.entry
    let needsGap = previous.map { $0.needsGap && entry.needsGap } ?? false
    let isRun = entry.speaker != nil && previous?.speaker == entry.speaker
    let mayShare = isRun || !look.isAiry
    let shares =
      mayShare && previous.map { $0.sharesEdge(with: entry, columns: columns) } ?? false
    // Without edges only an empty row keeps bubbles apart.
    let gap = look.isCompact ? (previous == nil ? 0 : 1) : (needsGap ? 1 : 0)
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
