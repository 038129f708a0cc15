extension Display {
  /// The screen's lines, without the blanks at their ends.
  var lines: [String] {
    cells.map { row in
      let line = row.map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The screen as it is seen, with its colours.
  var picture: [[Cell]] { cells.map { $0.map(\.visible) } }

  /// The screen as text.
  var text: String { lines.joined(separator: "\n") }

  /// Whether a text is on the screen, on one line or broken into several.
  func shows(_ text: String) -> Bool {
    Self.words(of: self.text).contains(Self.words(of: text))
  }

  /// The text without spaces and line ends, and without Robo's face beside the lines.
  private static func words(of text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "🤖" }
  }

  /// Where a text is on the screen; the last one when there are several.
  func position(of text: String) -> Position? {
    for row in cells.indices.reversed() {
      if let column = column(of: text, in: cells[row]) { return Position(column: column, row: row) }
    }
    return nil
  }

  private func column(of text: String, in row: [Cell]) -> Int? {
    row.indices.last { start in
      !row[start].text.isEmpty && row[start...].map(\.text).joined().hasPrefix(text)
    }
  }
}
