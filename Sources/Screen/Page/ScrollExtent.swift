/// How far a page can be scrolled, and where its pages begin and end.
package struct ScrollExtent: Equatable, Sendable {
  /// The number of rows that do not fit; scrolling further changes nothing.
  package var maximum: Int
  /// The rows of each page, in rising order; empty where a page is any ten rows.
  package var pages: [Range<Int>]

  package init(_ maximum: Int, pages: [Range<Int>] = []) {
    self.maximum = maximum
    self.pages = pages
  }

  /// The pages of some lines of which so many are seen at once.
  ///
  /// A page ends above the part that it would cut, and the next one begins with that; where the part
  /// fills more than half of the page it is cut, and begins the next page only if it fits that whole.
  /// The last page begins with a part too, where that leaves at most a third of it empty.
  init(_ maximum: Int, of lines: [Line], seen: Int) {
    let lines = lines.numberedInParts
    let maximum = Self.lastPage(maximum, of: lines, seen: seen)
    var (pages, first): ([Range<Int>], Int) = ([], 0)
    while first < maximum, seen > 0 {
      let end = Self.page(after: first, of: lines, seen: seen)
      let isHalfEmpty = end - first < (seen + 1) / 2
      pages.append(first..<(isHalfEmpty ? first + seen : min(end, first + seen)))
      first = min(end, maximum)
    }
    self.init(maximum, pages: pages + [first..<max(first, lines.count)])
  }

  /// The row behind the last one that is shown where so many are scrolled away: the page's end where
  /// one begins there.
  func end(from row: Int) -> Int? {
    pages.first { $0.lowerBound == row }?.upperBound
  }

  /// The number of the page that is read where so many rows are scrolled away, from one.
  func page(at row: Int) -> Int {
    max(1, pages.count { $0.lowerBound <= row })
  }

  private static func lastPage(_ maximum: Int, of lines: [Line], seen: Int) -> Int {
    guard maximum > 0 else { return 0 }
    let rows = maximum...maximum + max(0, seen) / 3
    return rows.first { lines.indices.contains($0) && lines[$0].partRow == 0 } ?? maximum
  }

  private static func page(after first: Int, of lines: [Line], seen: Int) -> Int {
    let cut = first + seen
    guard let above = lines.dropFirst(cut).first?.partRow, above < seen
    else { return lines[min(cut, lines.endIndex)...].firstIndex { !$0.spans.isEmpty } ?? cut }
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
