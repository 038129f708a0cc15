@testable import Screen

extension Frame {
  /// The rows' texts without the signs of edges, frames and lines.
  var words: [String] {
    rows.map { row in String(row.map { Self.isEdge($0) ? " " : $0 }) }
  }

  private static func isEdge(_ character: Character) -> Bool {
    let value = character.unicodeScalars.first?.value ?? 0
    return (0x1FB00...0x1FB67).contains(value) || "╭╮╰╯│─├┤┬┴┼+|-[]".contains(character)
  }

  /// Where the text stands: its first column and its row.
  func position(of text: String) -> Point? {
    let wanted = Array(text)
    for row in 0..<size.rows {
      for column in 0..<max(0, size.columns - wanted.count + 1)
      where wanted.indices.allSatisfy({ self[column + $0, row].character == wanted[$0] }) {
        return Point(column: column, row: row)
      }
    }
    return nil
  }
}
