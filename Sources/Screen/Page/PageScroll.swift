/// How far a page to read is scrolled.
package struct PageScroll: Equatable, Sendable {
  /// How many rows lie above what is seen; the screen limits it to what there is.
  package private(set) var rows = 0
  /// How far it goes, as it was drawn last.
  private var extent = ScrollExtent(farthest)

  package init() {}

  /// As far as a page goes where nothing is known of it.
  private static let fewRows = 10
  /// More rows than any page has.
  private static let farthest = 1_000_000

  /// Scrolls back by so many rows; negative is forth.
  package mutating func scroll(by rows: Int) {
    self.rows = max(self.rows - rows, 0)
  }

  /// Follows a key that moves through a page; whether it was one.
  ///
  /// The screen knows how far the end is, and says so.
  package mutating func follow(_ key: Key) -> Bool {
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp:
      rows = extent.pages.last { $0.lowerBound < rows }?.lowerBound ?? max(0, rows - Self.fewRows)
    case .pageDown, .character(" "):
      rows = extent.pages.first { $0.lowerBound > rows }?.lowerBound ?? rows + Self.fewRows
    case .home: rows = 0
    case .end: scroll(by: -Self.farthest)
    default: return false
    }
    return true
  }

  /// Takes in how far the page goes; whether that changed what is on show.
  package mutating func limit(to extent: ScrollExtent) -> Bool {
    self.extent = extent
    defer { rows = min(rows, extent.maximum) }
    return rows > extent.maximum
  }
}
