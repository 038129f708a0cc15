import Testing

@testable import Screen

struct PageScrollTests {
  @Test func `a page scrolls down to its end and never above its top`() {
    var scroll = PageScroll()
    scroll.scroll(by: 5)
    #expect(scroll.rows == 0)
    scroll.scroll(by: -5)
    #expect(scroll.rows == 5)
    _ = scroll.follow(.end)
    let isLimited = scroll.limit(to: ScrollExtent(12))
    #expect(isLimited && scroll.rows == 12)
    _ = scroll.follow(.home)
    #expect(scroll.rows == 0)
  }

  /// Parts with so many lines each.
  private static func lines(_ parts: [Int]) -> [Line] {
    parts.flatMap { count in
      (0..<count).map { Line([Span("\($0)")], opensPart: $0 == 0) }
    }
  }

  @Test func `a page begins with the part that the one before would cut`() {
    let extent = ScrollExtent(18, of: Self.lines([8, 9, 11]), seen: 10)
    #expect(extent.starts == [0, 8, 17, 18], "the last page is as full as can be")
    #expect(ScrollExtent(0, of: Self.lines([8]), seen: 10).starts == [0])
  }

  @Test func `a part that fits a page begins one, so that a map is seen whole`() {
    #expect(ScrollExtent(6, of: Self.lines([2, 10, 4]), seen: 10).starts == [0, 2, 6])
    let gap = Self.lines([2, 10]) + [.empty, .empty] + Self.lines([4])
    #expect(ScrollExtent(8, of: gap, seen: 10).starts == [0, 2, 8], "empty lines need no room")
    #expect(ScrollExtent(7, of: Self.lines([2, 11, 4]), seen: 10).starts == [0, 7], "too long")
  }

  @Test func `a page ends above the part that it would cut`() {
    let extent = ScrollExtent(18, of: Self.lines([8, 9, 11]), seen: 10)
    #expect(extent.pages == [0..<8, 8..<17, 17..<27, 18..<28])
    #expect(extent.end(from: 8) == 17 && extent.end(from: 9) == nil)
    #expect([0, 7, 8, 16, 17, 18].map(extent.page) == [1, 1, 2, 2, 3, 4])
    #expect(ScrollExtent(0, of: Self.lines([8]), seen: 10).pages == [0..<8])
  }

  @Test func `a page that would be half empty is filled, and the part comes again as a whole`() {
    let extent = ScrollExtent(6, of: Self.lines([4, 10, 2]), seen: 10)
    #expect(extent.pages == [0..<10, 4..<14, 6..<16])
    let half = ScrollExtent(6, of: Self.lines([5, 10, 1]), seen: 10)
    #expect(half.pages.first == 0..<5)
  }

  @Test func `groups side by side right below a line are of its part`() {
    let blocks: [Block] = [
      .text("above"), .gap, .text("signs"), .beside([.heading("L"), .text("l")], [.heading("R")]),
    ]
    let rows = blocks.lines(glyphs: .unicode) { _ in 80 }.numberedInParts.map(\.partRow)
    #expect(rows == [nil, nil, 0, 1, 2])
    let below: [Block] = [.beside([.item("l")], [.text("r")])]
    let narrow = below.lines(glyphs: .unicode) { _ in 20 }.numberedInParts.map(\.partRow)
    #expect(narrow == [0, nil, 0], "below each other they are two parts")
    let apart: [Block] = [.text("signs"), .gap, .beside([.heading("L")], [.heading("R")])]
    #expect(apart.lines(glyphs: .unicode) { _ in 80 }.map(\.partRow) == [nil, nil, 0])
  }

  @Test func `a page begins with no empty line`() {
    let lines = Self.lines([10]) + [.empty] + Self.lines([12])
    #expect(ScrollExtent(13, of: lines, seen: 10).starts == [0, 11, 13])
  }

  @Test func `a part of more than a page is cut`() {
    #expect(ScrollExtent(20, of: Self.lines([4, 26]), seen: 10).starts == [0, 10, 20])
    #expect(ScrollExtent(5, of: Self.lines([8]), seen: 0).starts == [0], "no room for a line")
  }

  @Test func `the last page begins with a part where that leaves little of it empty`() {
    let extent = ScrollExtent(17, of: Self.lines([8, 10, 9]), seen: 10)
    #expect(extent.starts == [0, 8, 18] && extent.maximum == 18, "one row is empty")
    #expect(ScrollExtent(13, of: Self.lines([8, 11, 4]), seen: 10).starts.last == 13)
  }

  @Test func `side by side no part of either column is cut that was not seen whole`() {
    let left = Self.lines([4, 8, 8]).numberedInParts
    let right = Self.lines([7, 9, 4]).numberedInParts
    let lines = zip(left, right).map { $0.joined(by: $1, at: 9) }
    let extent = ScrollExtent(10, of: lines, seen: 10)
    #expect(extent.starts.first { $0 > 0 } == 4, "the part that is cut and begins higher")
    let items = Self.lines([3, 2, 2, 13]).numberedInParts
    let map = Self.lines([6, 9, 5]).numberedInParts
    let torn = zip(items, map).map { $0.joined(by: $1, at: 9) }
    let pages = ScrollExtent(8, of: torn, seen: 12).starts
    #expect(pages.first { $0 > 0 } == 5, "from 6 on the second row of an item would stand alone")
  }

  @Test func `what follows an empty line begins a part, and so does no line behind it`() {
    let blocks: [Block] = [.text("one"), .gap, .text("two"), .secondary("more"), .gap, .text("x")]
    let lines = blocks.lines(glyphs: .unicode) { _ in 20 }.numberedInParts
    #expect(lines.map(\.partRow) == [nil, nil, 0, 1, nil, 0])
  }

  @Test(arguments: [[30], [1, 1, 1, 40], [5, 6, 7, 8], Array(repeating: 2, count: 30)], 1...12)
  func `no line is left out between two pages`(parts: [Int], seen: Int) {
    let lines = Self.lines(parts)
    let extent = ScrollExtent(lines.count - seen, of: lines, seen: seen)
    #expect(extent.starts.last == extent.maximum)
    for (page, next) in zip(extent.starts, extent.starts.dropFirst()) {
      #expect((1...seen).contains(next - page))
      #expect(next <= lines.count - seen + seen / 3)
    }
    for (page, next) in zip(extent.pages, extent.pages.dropFirst()) {
      #expect(next.lowerBound <= page.upperBound && page.count <= seen)
    }
    #expect(extent.pages.last?.upperBound == lines.count)
  }

  @Test func `keys for a page go to where pages begin, and ten rows where nothing is known`() {
    var scroll = PageScroll()
    _ = scroll.follow(.pageDown)
    #expect(scroll.rows == 10)
    _ = scroll.limit(to: ScrollExtent(18, pages: [0..<8, 8..<17, 17..<28, 18..<28]))
    _ = scroll.follow(.pageDown)
    #expect(scroll.rows == 17)
    _ = scroll.follow(.up)
    _ = scroll.follow(.pageUp)
    #expect(scroll.rows == 8)
    _ = scroll.follow(.pageUp)
    _ = scroll.follow(.pageUp)
    #expect(scroll.rows == 0)
    for _ in 0..<9 { _ = scroll.follow(.character(" ")) }
    let isLimited = scroll.limit(to: ScrollExtent(18, pages: [0..<8, 8..<17, 17..<28, 18..<28]))
    #expect(isLimited && scroll.rows == 18)
  }

  @Test func `only what lies beyond the end is taken back`() {
    var scroll = PageScroll()
    scroll.scroll(by: -7)
    let isCutAtEnd = scroll.limit(to: ScrollExtent(7))
    #expect(!isCutAtEnd)
    let isCut = scroll.limit(to: ScrollExtent(6))
    #expect(isCut)
    #expect(scroll.rows == 6)
  }
}

extension ScrollExtent {
  /// How many rows are scrolled away where each page begins.
  fileprivate var starts: [Int] { pages.map(\.lowerBound) }
}
