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
  /// half of the page and does not fit a page of its own either, it is cut.
  init(_ maximum: Int, of lines: [Line], seen: Int) {
    var pages = [0]
    while let first = pages.last, first < maximum, seen > 0 {
      pages.append(min(Self.page(after: first, of: lines, seen: seen), maximum))
    }
    self.init(maximum, pages: pages)
  }

  private static func page(after first: Int, of lines: [Line], seen: Int) -> Int {
    let cut = first + seen
    let opens = { row in lines.indices.contains(row) && lines[row].opensPart }
    guard let start = (first + 1...cut).last(where: opens) else { return cut }
    let next = lines.indices.dropFirst(start + 1).first(where: opens) ?? lines.endIndex
    let end = lines[start..<next].lastIndex { !$0.spans.isEmpty } ?? start
    return start >= first + (seen + 1) / 2 || end < start + seen ? start : cut
  }
}
