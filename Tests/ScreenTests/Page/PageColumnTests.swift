import Basics
import Testing

@testable import Screen

/// Where the chat and the pages stand in windows of all widths.
struct PageColumnTests {
  /// The first columns of a page's title, of the line below it, of its words and of its footer.
  private static func starts(columns: Int) -> [Int] {
    let page = PagePicture(
      icon: "", title: "Page", blocks: [.text("words")], footer: ["scroll", "back"])
    let frame = ScreenPicture.page(page)
      .drawn(in: Size(columns: columns, rows: 24), theme: .dark, glyphs: .unicode).frame
    return [0, 1, 3, 23].map { row in frame.text(ofRow: row).prefix { $0 == " " }.count }
  }

  @Test func `title, line, words and footer of a page stand in one column, as the chat does`() {
    for columns in 44...240 {
      let left = PageColumn(in: columns).left
      #expect(Self.starts(columns: columns) == [left + 1, left + 1, left + 2, left + 2])
    }
  }

  @Test func `the column is in the middle, as wide as it may be, and no narrower than its words`() {
    for columns in 1...240 {
      for content in [0, 40, 96, 120, 300] {
        let column = PageColumn(in: columns, holding: content)
        #expect(column.columns == min(columns, max(96, content)))
        let right = columns - column.left - column.columns
        #expect(column.left >= 0 && [0, 1].contains(right - column.left))
      }
      #expect(PageColumn.whole(columns).columns == columns)
    }
  }
}
