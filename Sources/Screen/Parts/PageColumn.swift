import Basics

/// The columns in which the chat and the pages stand: in a wide window those in its middle.
struct PageColumn {
  /// The first of them.
  let left: Int
  /// How many they are.
  let columns: Int

  /// In wider windows the two ends of a line would be too far apart to read.
  private static let widest = 96

  /// The columns in a window that has so many; no fewer than what stands in them takes.
  init(in columns: Int, holding content: Int = 0) {
    self.columns = min(columns, max(Self.widest, content))
    left = (columns - self.columns) / 2
  }

  /// All columns of a window that has so many.
  static func whole(_ columns: Int) -> PageColumn { PageColumn(in: columns, holding: columns) }
}

extension Canvas {
  /// Writes a quiet note that ends where the line below the title does.
  mutating func writeNote(_ note: String, atEndOf column: PageColumn, row: Int) {
    let end = column.left + column.columns - 1
    write(note, end - note.displayWidth, row, theme.secondary)
  }
}
