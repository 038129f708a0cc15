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

  /// Where everything stands from left to right.
  let columns: FormColumns
  /// Where everything stands from top to bottom.
  let spacing: FormSpacing
  /// The colours and signs that it is laid out for.
  private let look: Look
  /// The rows in their order.
  private(set) var items: [Item] = []
  /// The screen's rows that the whole form takes.
  private(set) var height = 0

  /// The rows lie on cards.
  var hasCards: Bool { spacing.edges > 0 }
  /// All rows lie on one card; else each has its own, which holds its label and the rows of its choices
  /// together.
  var isOneCard: Bool { hasCards && !columns.isStacked }

  /// Lays out every row for the screen's width, loosely if all fit so.
  init(_ form: FormPicture, columns: Int, rows: Int, look: Look) {
    self.look = look
    self.columns = FormColumns(form, columns: columns, look: look)
    spacing = FormSpacing(form, in: self.columns, rows: rows, look: look)
    height = spacing.edges
    for row in form.rows { add(row) }
    height += spacing.edges
  }

  private mutating func add(_ row: FormPicture.Row) {
    let hasHeading = !row.heading.isEmpty
    let gap = items.isEmpty ? 0 : max(spacing.gap, hasHeading ? 1 : 0)
    let (above, top) = (height + gap, height + gap + (hasHeading ? 1 : 0))
    let chips = look.chips(of: row, width: columns.controlWidth, rowStep: spacing.rowStep)
    let item = Item(
      row: row, chips: chips, top: top, headingTop: hasHeading ? above : nil,
      height: columns.rows(of: chips))
    items.append(item)
    height = top + item.height
  }

  /// Draws the card of a row whose label is at the given row of the canvas.
  func drawCard(of item: Item, on canvas: inout Canvas, top: Int) {
    guard hasCards, !isOneCard else { return }
    draw(
      RoundedBox(
        body: columns.card(row: top, rows: item.height), style: look.theme.card,
        above: item.headingTop == nil ? .round : .none), on: &canvas)
  }

  /// Draws the card of all rows of a form whose top is at the given row of the canvas.
  func drawCard(on canvas: inout Canvas, top: Int) {
    guard isOneCard else { return }
    // Where edges cannot be drawn their rows have paint, too: words at the very edge look cut off.
    let edges = look.shapes.hasThirds ? spacing.edges : 0
    let body = columns.card(row: top + edges, rows: height - 2 * edges)
    draw(RoundedBox(body: body, style: look.theme.card), on: &canvas)
  }

  /// A card without a colour of its own would be a frame.
  private func draw(_ card: RoundedBox, on canvas: inout Canvas) {
    if card.isPainted(in: look.theme) { card.draw(on: &canvas) }
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
    return items[...focus].map { ($0.headingTop ?? $0.top) - spacing.edges }
      .filter { $0 + rows >= item.top + item.height }
      .min { abs($0 - middle) < abs($1 - middle) } ?? middle
  }
}
