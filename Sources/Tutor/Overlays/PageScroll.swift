import Screen

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

  /// Follows a key that moves through a page; whether it was one.
  ///
  /// The screen knows how far the end is, and says so.
  mutating func follow(_ key: Key) -> Bool {
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp: scroll(by: 10)
    case .pageDown, .character(" "): scroll(by: -10)
    case .home: rows = 0
    case .end: scroll(by: -Self.farthest)
    default: return false
    }
    return true
  }

  /// Takes in how many rows there are; whether that changed what is on show.
  mutating func limit(to maximum: Int) -> Bool {
    defer { rows = min(rows, maximum) }
    return rows > maximum
  }
}
