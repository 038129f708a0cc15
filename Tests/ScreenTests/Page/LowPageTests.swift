import Basics
import Testing

@testable import Screen

/// Pages in windows with few rows.
struct LowPageTests {
  private func rows(
    lines: Int, rows: Int, keys: String = "back", scrolled: Int = 0
  ) -> [String] {
    let page = PagePicture(
      icon: "*", title: "Page", blocks: (0..<lines).map { .text("line \($0).") },
      scrolledRows: scrolled, footer: [keys], more: "more")
    return ScreenPicture.page(page).frame(Size(columns: 40, rows: rows)).rows
  }

  @Test(arguments: [(16, 2), (19, 2), (20, 3), (24, 3)])
  func `words begin right below the title of a low page`(height: Int, first: Int) {
    #expect(rows(lines: 40, rows: height).firstIndex { $0.contains("line 0.") } == first)
  }

  /// Words that leave no room beside them.
  private static let longKeys = "back to where you have come from"

  @Test(arguments: [(16, "back"), (20, "back"), (16, longKeys), (20, longKeys)], 1...40)
  func `every line can be scrolled to, and no row is lost`(
    window: (height: Int, keys: String), lines: Int
  ) {
    let (height, keys) = window
    let first = rows(lines: lines, rows: height, keys: keys)
    let isAll = first.contains { $0.contains("line \(lines - 1).") }
    #expect(isAll != first.contains { $0.contains("more") })
    for scrolled in 0...lines {
      let shown = rows(lines: lines, rows: height, keys: keys, scrolled: scrolled)
        .compactMap { row in (0..<lines).first { row.contains("line \($0).") } }
      #expect(shown == Array(shown[0]...shown[shown.count - 1]))
      #expect(shown[0] == (isAll ? 0 : min(scrolled, lines - Self.room(height, keys))))
    }
  }

  @Test func `what says that there is more stands at the end of the keys, where it has room`() {
    #expect(rows(lines: 40, rows: 24).last?.contains("more") == true)
    let full = rows(lines: 40, rows: 24, keys: Self.longKeys)
    #expect(full.last?.contains("more") == false)
    #expect(full.contains { $0.contains("more") })
  }

  /// The rows of a page that is scrolled to its end: those of title, air, footer and, where it does not
  /// stand beside the footer, of what says that there is more stand around it.
  private static func room(_ height: Int, _ keys: String) -> Int {
    height - (keys == longKeys ? 6 : 5)
  }
}
