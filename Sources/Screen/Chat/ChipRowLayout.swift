/// The words that Robo offers, laid out for the width of the conversation.
struct ChipRowLayout {
  /// A word's chip and where it lies, counted from the top left of all.
  struct PlacedChip {
    let label: String
    /// The rows between the edges.
    let face: Rectangle
    /// What can be tapped.
    let touch: Rectangle
  }

  /// In the words' order.
  let chips: [PlacedChip]
  /// The screen's rows that they take.
  let rows: Int
  /// The rows of these that are kept free below the chips.
  let rowsBelow: Int
  /// The chips have edges above and below.
  let hasEdges: Bool

  /// Lays out the words; where rows are few, they have no edges.
  ///
  /// - Parameters:
  ///   - row: The words.
  ///   - columns: The width of the screen.
  ///   - screenRows: The height of the screen.
  ///   - isFlat: No row can be spared for edges.
  ///   - look: How they will be drawn.
  init(
    _ row: ChipRow, columns: Int, rows screenRows: Int, isFlat: Bool = false, look: Look
  ) {
    let room = columns - (look.isCompact ? Look.leastChipColumn : look.robotColumn) - 6
    let labels = row.labels.map {
      look.glyphs.text($0).keepingStart(in: room, mark: look.ellipsis)
    }
    let start = look.chipColumn(for: labels, in: columns)
    // As far as the field below them.
    let width = columns - start - (look.isCompact ? 1 : 2)
    let narrow = ChipLayout(balancing: labels, width: width)
    let broad = ChipLayout(balancing: labels.map { " \($0) " }, width: width)
    let lines = look.isCompact || broad.rows > narrow.rows ? narrow : broad
    hasEdges = look.edgesParts && !isFlat
    let (edge, step) = hasEdges ? (1, 3) : (0, 2)
    chips = zip(labels, lines.chips).map { label, chip in
      let face = Rectangle(
        column: start + chip.column, row: edge + step * chip.row, columns: chip.width, rows: 1)
      return PlacedChip(
        label: label, face: face, touch: face.inset(top: -edge, bottom: -edge))
    }
    // Lines without edges stay as far from the composer as from each other, where several of them
    // leave room for an empty row above them.
    let airyRows = lines.rows == 1 ? 14 : 16
    rowsBelow = !hasEdges && screenRows >= airyRows ? 1 : 0
    rows = lines.rows > 0 ? step * (lines.rows - 1) + 1 + 2 * edge + rowsBelow : 0
  }
}

extension Look {
  fileprivate static let leastChipColumn = 1

  /// Where Robo's bubbles begin; without colours their lines, which stand outside of them.
  private var bubbleColumn: Int { robotColumn - (theme.isMonochrome ? 1 : 0) }

  /// The column in which chips begin: where the bubbles or their lines do, if there is room.
  fileprivate func chipColumn(for labels: [String], in columns: Int) -> Int {
    let width = labels.reduce(0) { $0 + $1.displayWidth + 3 }
    return isCompact && robotColumn + width > columns ? Self.leastChipColumn : bubbleColumn
  }
}
