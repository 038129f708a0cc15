import Basics

/// The rows of a form, laid out for the screen's width.
struct FormLayout {
  /// A row and where it lies, counted from the top of the whole form.
  struct Item {
    let row: FormPicture.Row
    let chips: ChipLayout
    let top: Int
    /// The row of the heading above it; nil where it has none.
    let headingTop: Int?
    /// The rows of screen that label and control take.
    let height: Int
  }

  /// Labels stand above their controls instead of beside them.
  let isStacked: Bool
  /// No empty rows stand between the rows.
  let isTight: Bool
  /// Chips of several rows stand right below each other: only those of the row in focus have paint.
  let isPainted: Bool
  /// Each row has a card of its own, which holds its label and the rows of its choices together.
  var hasCards: Bool { isStacked && isPainted }
  /// The cells left of it all, in a wide window more than none.
  let left: Int
  /// The column where the controls start.
  let controlColumn: Int
  /// The cells a control may use.
  let controlWidth: Int
  /// The rows in their order.
  private(set) var items: [Item] = []
  /// The screen's rows that the whole form takes.
  private(set) var height = 0

  /// In so many rows three settings are seen with paint.
  private static let paintedRows = 12

  /// The cells left of a form in a window of so many columns.
  static func left(in columns: Int) -> Int { PageColumn(in: columns).left }

  /// Lays out every row for the screen's width, loosely if all fit so.
  init(_ form: FormPicture, columns: Int, rows: Int, look: Look) {
    let stacks = columns < 64
    left = Self.left(in: columns)
    let labels = form.rows.map { look.glyphs.text($0.label).displayWidth }.max() ?? 0
    let start = left + (stacks ? 4 : 4 + max(14, labels) + 2)
    let width = min(60, columns - start - 2)
    func chips(rowStep: Int) -> [ChipLayout] {
      form.rows.map { look.chips(of: $0, width: width, rowStep: rowStep) }
    }
    func heights(of chips: [ChipLayout]) -> [Int] {
      chips.map { max(1, $0.rows) + (stacks ? 1 : 0) }
    }
    let headings = form.rows.count { !$0.heading.isEmpty }
    let room = rows - 2 * max(0, headings - 1) - min(1, headings)
    let tight = heights(of: chips(rowStep: 1)).reduce(0, +)
    // What is scrolled anyway may be higher, if there is room for some of it.
    let isScrolled = stacks && tight > room && rows >= Self.paintedRows
    isPainted = isScrolled || tight + form.rows.count - 1 <= room
    // An empty row stands between the rows where all fit with it, or where labels need it to be clear.
    let gap = isPainted || (stacks && tight > room) ? 1 : 0
    // Where all rows stand apart, so do the choices of one that has several rows of them.
    let chips = chips(rowStep: isPainted ? 2 : 1)
    let heights = heights(of: chips)
    (isStacked, isTight, controlColumn, controlWidth) = (stacks, gap == 0, start, width)
    for (index, row) in form.rows.enumerated() {
      let hasHeading = !row.heading.isEmpty
      let above = height + (index > 0 ? max(gap, hasHeading ? 1 : 0) : 0)
      let top = above + (hasHeading ? 1 : 0)
      items.append(
        Item(
          row: row, chips: chips[index], top: top, headingTop: hasHeading ? above : nil,
          height: heights[index]))
      height = top + heights[index]
    }
  }

  /// The card of a row whose label is at the given row of the canvas.
  func card(of item: Item, top: Int) -> Rectangle {
    Rectangle(
      column: left + 2, row: top, columns: controlColumn + controlWidth - left - 1,
      rows: item.height)
  }

  /// Whether a row is seen from its label to its end, so far scrolled, or has the focus.
  ///
  /// A label without its choices would look like a heading.
  func isWhole(_ index: Int, _ focus: Int, _ offset: Int, _ rows: Int) -> Bool {
    let item = items[index]
    return index == focus || offset <= item.top && item.top + item.height <= offset + rows
  }

  /// How far the form is scrolled so that the focused row can be seen.
  func offset(focus: Int, rows: Int) -> Int {
    guard height > rows, items.indices.contains(focus) else { return 0 }
    let item = items[focus]
    let middle = (item.top - (rows - item.height) / 2).clamped(to: 0...height - rows)
    // What is shown begins with a whole row, as near to that as the focused one can still be seen.
    return items[...focus].map { $0.headingTop ?? $0.top }
      .filter { $0 + rows >= item.top + item.height }
      .min { abs($0 - middle) < abs($1 - middle) } ?? middle
  }
}

extension Look {
  fileprivate func chips(of row: FormPicture.Row, width: Int, rowStep: Int) -> ChipLayout {
    switch row.control {
    case .slider: ChipLayout([], width: 0, marks: [])
    case .way(let word): ChipLayout([glyphs.text(word)], width: width, marks: [glyphs.way])
    case .options(let words, let selected):
      ChipLayout(
        balancing: words.map(glyphs.text), width: width,
        marks: words.indices.map { glyphs.mark($0 == selected) }, rowStep: rowStep)
    case .switches(let words, let selected, _):
      ChipLayout(
        balancing: words.map(glyphs.text), width: width,
        marks: words.indices.map { selected.contains($0) ? glyphs.checked : " " },
        rowStep: rowStep)
    }
  }
}
