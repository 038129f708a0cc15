/// Words in a row, each on a chip of its own, flowing to further rows where the width ends.
struct ChipLayout {
  /// A chip and where it lies from the top left of the first row.
  struct Chip {
    let text: String
    let column: Int
    let row: Int
    let width: Int
  }

  /// The chips in the words' order.
  private(set) var chips: [Chip] = []

  /// Lays out the words, each behind its mark, with a gap between the chips and as many rows from one
  /// row of them to the next.
  init(_ words: [String], width: Int, marks: [String], gap: Int = 1, rowStep: Int = 1) {
    var column = 0
    var row = 0
    for (word, mark) in zip(words, marks) {
      let text = mark.isEmpty ? " \(word) " : " \(mark) \(word) "
      let chipWidth = text.displayWidth
      if column > 0, column + chipWidth > width { (column, row) = (0, row + rowStep) }
      chips.append(Chip(text: text, column: column, row: row, width: chipWidth))
      column += chipWidth + gap
    }
  }

  /// Lays out the words in as few rows as the width allows, which then are about equally long.
  init(
    balancing words: [String], width: Int, marks: [String]? = nil, gap: Int = 1, rowStep: Int = 1
  ) {
    func layout(_ width: Int) -> ChipLayout {
      ChipLayout(
        words, width: width, marks: marks ?? words.map { _ in "" }, gap: gap, rowStep: rowStep)
    }
    let rows = layout(width).rows
    let widths = (1...max(1, width)).reversed().prefix { rows > 1 && layout($0).rows == rows }
    self = layout(widths.last ?? width)
  }

  /// Lays out the words in as few rows as the width allows and, where these are several, in columns of
  /// one width, unless that takes more rows.
  init(aligning words: [String], width: Int, marks: [String], rowStep: Int = 1) {
    func layout(_ words: [String]) -> ChipLayout {
      ChipLayout(balancing: words, width: width, marks: marks, rowStep: rowStep)
    }
    let longest = words.map(\.displayWidth).max() ?? 0
    let (flowing, aligned) = (layout(words), layout(words.map { $0.padded(to: longest) }))
    self = flowing.rows > 1 && aligned.rows == flowing.rows ? aligned : flowing
  }

  /// The rows that the chips take.
  var rows: Int { chips.last.map { $0.row + 1 } ?? 0 }
}

extension ChipLayout.Chip {
  /// Draws the chip, which is a tap too, in a layout whose top left is the given cell.
  func draw(
    on canvas: inout Canvas, _ left: Int, _ top: Int, _ style: Style, target: TapTarget
  ) {
    let area = area(left, top)
    canvas.write(text, area.column, area.row, style)
    canvas.addTap(target, in: area)
  }

  /// Where it lies in a layout whose top left is the given cell.
  func area(_ left: Int, _ top: Int) -> Rectangle {
    Rectangle(column: left + column, row: top + row, columns: width, rows: 1)
  }
}
