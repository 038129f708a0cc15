/// Words in a row, each on a chip of its own, flowing to further rows where the width ends.
struct ChipLayout {
  /// A chip and its place from the top left of the row.
  struct Chip {
    let text: String
    let column: Int
    let row: Int
    let width: Int

    /// The same with brackets in place of the spaces around it.
    var bracketed: Chip {
      Chip(text: "[\(text.dropFirst().dropLast())]", column: column, row: row, width: width)
    }
  }

  /// The chips in the words' order.
  private(set) var chips: [Chip] = []

  /// Lays out the words, each behind its mark, with a gap between the chips.
  init(_ words: [String], width: Int, marks: [String], gap: Int = 1) {
    var column = 0
    var row = 0
    for (word, mark) in zip(words, marks) {
      let text = mark.isEmpty ? " \(word) " : " \(mark) \(word) "
      let chipWidth = text.displayWidth
      if column > 0, column + chipWidth > width { (column, row) = (0, row + 1) }
      chips.append(Chip(text: text, column: column, row: row, width: chipWidth))
      column += chipWidth + gap
    }
  }

  /// The rows that the chips take.
  var rows: Int { chips.last.map { $0.row + 1 } ?? 0 }
}
