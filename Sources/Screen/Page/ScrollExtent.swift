/// How far a page can be scrolled, and where its pages begin.
package struct ScrollExtent: Equatable, Sendable {
  /// The number of rows that do not fit; scrolling further changes nothing.
  package var maximum: Int
  /// How many rows are scrolled away where a page begins, in rising order; empty where a page is any
  /// ten rows.
  package var pages: [Int]

  package init(_ maximum: Int, pages: [Int] = []) {
    self.maximum = maximum
    self.pages = pages
  }

  /// The pages of some lines of which so many are seen at once.
  ///
  /// A page begins with the part that the page before it would cut; where that part fills more than
  /// half of the page and does not fit a page of its own either, it is cut. The last page begins with a
  /// part too, where that leaves at most a third of it empty.
  init(_ maximum: Int, of lines: [Line], seen: Int) {
    let lines = lines.numberedInParts
    let maximum = Self.lastPage(maximum, of: lines, seen: seen)
    var pages = [0]
    while let first = pages.last, first < maximum, seen > 0 {
      pages.append(min(Self.page(after: first, of: lines, seen: seen), maximum))
    }
    self.init(maximum, pages: pages)
  }

  private static func lastPage(_ maximum: Int, of lines: [Line], seen: Int) -> Int {
    guard maximum > 0 else { return 0 }
    let rows = maximum...maximum + max(0, seen) / 3
    return rows.first { lines.indices.contains($0) && lines[$0].partRow == 0 } ?? maximum
  }

  private static func page(after first: Int, of lines: [Line], seen: Int) -> Int {
    let cut = first + seen
    guard lines.indices.contains(cut), let above = lines[cut].partRow, above < seen
    else { return cut }
    let start = cut - above
    // Of two columns it is the part that begins higher which is followed to its end.
    let end = lines.indices[cut...].first { lines[$0].partRow != $0 - start } ?? lines.endIndex
    guard start >= first + (seen + 1) / 2 || end - start <= seen else { return cut }
    return max(first + 1, untorn(start, of: lines))
  }

  /// The row, or one a little above it where the other column would be torn in a short part.
  private static func untorn(_ row: Int, of lines: [Line]) -> Int {
    guard let above = lines[row].partRow, 1...shortPart ~= above else { return row }
    return row - above
  }

  /// So many rows are seen twice rather than torn.
  private static let shortPart = 3
}
