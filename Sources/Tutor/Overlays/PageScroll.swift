/// How far a page to read is scrolled.
struct PageScroll: Equatable, Sendable {
  /// How many rows lie above what is seen; the screen limits it to what there is.
  private(set) var rows = 0

  /// More rows than any page has.
  private static let farthest = 1_000_000

  /// Scrolls back by so many rows; negative is forth.
  mutating func scroll(by rows: Int) {
    self.rows = max(self.rows - rows, 0)
  }

  mutating func scrollToTop() {
    rows = 0
  }

  /// Scrolls to the end; the screen knows how far that is, and says so.
  mutating func scrollToEnd() {
    scroll(by: -Self.farthest)
  }

  /// Takes in how many rows there are; whether that changed what is on show.
  mutating func limit(to maximum: Int) -> Bool {
    defer { rows = min(rows, maximum) }
    return rows > maximum
  }
}
