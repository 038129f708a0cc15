import Basics

/// A card laid out for the width and the height of the conversation.
struct CardLayout {
  /// How much air the chips have; each has that of those before it, too.
  enum Air: Int, Comparable {
    case none
    /// An empty row stands below the title and between rows of chips.
    case between
    /// And one below the chips.
    case below
    /// And there is so much around each that it has edges, as those below a bubble do.
    case around

    static func < (less: Air, more: Air) -> Bool { less.rawValue < more.rawValue }
  }

  /// What is on the card.
  let card: Card
  /// The width with the frame, in cells.
  let width: Int
  /// The words of a card with options; empty on a card with a slider.
  let chips: ChipLayout
  /// The rows of chips that are on show: those around the selected one where not all have room.
  let shownRows: Range<Int>
  /// The empty rows around the chips.
  let air: Air
  /// How it is drawn; it decides about the frame.
  let look: Look

  /// Lays out a card for a conversation of the given size.
  init(_ card: Card, columns: Int, rows: Int, look: Look) {
    self.card = card
    self.look = look
    width = min(56, columns - look.robotColumn - 2)
    guard case .options(let words, let selected) = card.control else {
      chips = ChipLayout([], width: 0, marks: [])
      shownRows = 0..<0
      air = .none
      return
    }
    let longest = width - 8
    let (room, most) = (width - 4, Self.mostRows(of: rows, look: look))
    func layout(rowStep: Int) -> ChipLayout {
      ChipLayout(
        words.map { look.glyphs.text($0).keepingStart(in: longest, mark: look.ellipsis) },
        width: room, marks: words.indices.map { look.glyphs.mark($0 == selected) },
        rowStep: rowStep)
    }
    let (tight, apart, round) = (layout(rowStep: 1), layout(rowStep: 2), layout(rowStep: 3))
    let isHigh = rows >= Self.airyRows
    let isAiry = apart.rows < most && (apart.rows > 1 || isHigh)
    let hasFloor = isAiry && apart.rows + 1 < most && isHigh
    // With one row between them two colours would meet in a cell.
    let isRound = round.rows + 1 < most && look.paintsEdges
    air = hasFloor ? (isRound ? .around : .below) : isAiry ? .between : .none
    chips = air == .around ? round : isAiry ? apart : tight
    shownRows = chips.window(around: selected, rows: most)
  }

  /// In a lower conversation one row of chips stands right below the title.
  private static let airyRows = 14

  /// How many rows of chips have room below the question in a conversation of so many rows.
  private static func mostRows(of rows: Int, look: Look) -> Int {
    let questionAndTitle = 4
    return max(2, rows - questionAndTitle - (look.isCompact ? 0 : 2))
  }

  /// The row above, and that below, where there is room for them.
  var edgeRows: Int { look.edgeRows }

  /// The rows, with those of the edges.
  var height: Int {
    let chipRows = shownRows.count + (air >= .between ? 1 : 0) + (air >= .below ? 1 : 0)
    let control = if case .slider = card.control { 1 } else { chipRows }
    return 1 + control + 2 * edgeRows
  }

  /// The signs that there are more chips above and below; empty where there are none.
  var moreMarks: String {
    let above = shownRows.lowerBound > 0 ? look.glyphs.up : ""
    return shownRows.upperBound < chips.rows ? above + look.glyphs.down : above
  }
}

extension ChipLayout {
  /// At most so many of the rows, with the chip of the index in their middle as far as it goes.
  fileprivate func window(around index: Int, rows limit: Int) -> Range<Int> {
    guard rows > limit else { return 0..<rows }
    let row = chips.indices.contains(index) ? chips[index].row : 0
    let first = (row - limit / 2).clamped(to: 0...rows - limit)
    return first..<(first + limit)
  }
}

extension Look {
  /// The column in which the robot's bubbles and the cards begin, one after that of their tails
  /// and lines.
  var robotColumn: Int { glyphs.robot.displayWidth + (glyphs == .unicode ? 3 : 2) }
}
