import Basics

/// The words that a card offers, laid out for its width and the height of the conversation.
struct OptionsLayout {
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

  /// A chip for each word, behind the mark of what is selected.
  let chips: ChipLayout
  /// The index of the word that is selected.
  let selected: Int
  /// The rows of chips that are on show: those around the selected one where not all have room.
  let shownRows: Range<Int>
  /// The empty rows around the chips.
  let air: Air

  /// Lays out the words in so many columns of a card, in a conversation of the given height.
  init(_ words: [String], selected: Int, columns: Int, rows: Int, look: Look) {
    func layout(rowStep: Int) -> ChipLayout {
      ChipLayout(
        aligning: words.map {
          look.glyphs.text($0).keepingStart(in: columns - Self.besideWord, mark: look.ellipsis)
        },
        width: columns, marks: words.indices.map { look.glyphs.mark($0 == selected) },
        rowStep: rowStep)
    }
    let most = Self.mostRows(of: rows, look: look)
    let tight = layout(rowStep: 1)
    // The words flow alike, however far apart their rows are.
    let (apart, round) = (2 * tight.rows - 1, 3 * tight.rows - 2)
    let isHigh = rows >= Self.airyRows
    let isAiry = apart < most && (apart > 1 || isHigh)
    let hasFloor = isAiry && apart + 1 < most && isHigh
    // With one row between them two colours would meet in a cell.
    let isRound = round + 1 < most && look.paintsEdges && look.edgesParts
    air = hasFloor ? (isRound ? .around : .below) : isAiry ? .between : .none
    chips = isAiry ? layout(rowStep: air == .around ? 3 : 2) : tight
    shownRows = chips.window(around: selected, rows: most)
    self.selected = selected
  }

  /// The cells of the mark and the spaces on a chip.
  private static let besideWord = 4
  /// In a lower conversation one row of chips stands right below the title.
  private static let airyRows = 14

  /// How many rows of chips have room below the question in a conversation of so many rows.
  private static func mostRows(of rows: Int, look: Look) -> Int {
    let questionAndTitle = 4
    return max(2, rows - questionAndTitle - (look.isCompact ? 0 : 2))
  }

  /// The rows below the title from which the chips that are on show begin.
  var rowsAbove: Int { air >= .between ? 1 : 0 }

  /// The rows below the title.
  var rows: Int { rowsAbove + shownRows.count + (air >= .below ? 1 : 0) }

  /// The signs that there are more chips above and below; empty where there are none.
  func moreMarks(_ glyphs: GlyphSet) -> String {
    let above = shownRows.lowerBound > 0 ? glyphs.up : ""
    return shownRows.upperBound < chips.rows ? above + glyphs.down : above
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
