/// How the rows of a form stand apart.
struct FormSpacing {
  /// All choices have paint; else they are words, and only those of the row in focus are painted.
  let isPainted: Bool
  /// The empty rows between two rows of the form.
  let gap: Int
  /// The rows that the edge of a card takes above and below the form, whether it has a colour or not; 0
  /// where there is no card.
  let edges: Int
  /// From one row of chips to the next of the same control: where all rows stand apart, so do these.
  var rowStep: Int { isPainted ? 2 : 1 }

  /// In so many rows three settings are seen with paint.
  private static let paintedRows = 12

  /// Finds out whether all rows fit loosely, or may be scrolled.
  init(_ form: FormPicture, in columns: FormColumns, rows: Int, look: Look) {
    let headings = form.rows.count { !$0.heading.isEmpty }
    let room = rows - 2 * max(0, headings - 1) - min(1, headings)
    let tight = form.rows.reduce(0) {
      $0 + columns.rows(of: look.chips(of: $1, width: columns.controlWidth, rowStep: 1))
    }
    // A heading stands above the card of its first row, where a card of all rows would begin.
    let edge = columns.isStacked || headings == 0 ? 1 : 0
    // A card for each row is worth it to scroll, if there is room for some of them.
    isPainted =
      columns.isStacked && rows >= Self.paintedRows
      || tight + form.rows.count - 1 + 2 * edge <= room
    // Labels above their controls need an empty row to be clear.
    gap = isPainted || columns.isStacked && tight > room ? 1 : 0
    edges = isPainted || !columns.isStacked && tight + 2 * edge <= room ? edge : 0
  }
}

extension Look {
  /// The choices of a row, laid out in so many cells.
  func chips(of row: FormPicture.Row, width: Int, rowStep: Int) -> ChipLayout {
    switch row.control {
    case .slider: ChipLayout([], width: 0, marks: [])
    case .way(let word): ChipLayout([glyphs.text(word)], width: width, marks: [glyphs.way])
    case .options(let words, let selected):
      ChipLayout(
        aligning: words.map(glyphs.text), width: width,
        marks: words.indices.map { glyphs.mark($0 == selected) }, rowStep: rowStep)
    case .switches(let words, let selected, _):
      ChipLayout(
        aligning: words.map(glyphs.text), width: width,
        marks: words.indices.map { selected.contains($0) ? glyphs.checked : " " },
        rowStep: rowStep)
    }
  }
}
