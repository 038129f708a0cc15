import Basics
import Testing

@testable import Screen

/// Pages in windows with few rows.
struct LowPageTests {
  private func rows(lines: Int, rows: Int, scrolled: Int = 0) -> [String] {
    let page = PagePicture(
      icon: "*", title: "Page", blocks: (0..<lines).map { .text("line \($0).") },
      scrolledRows: scrolled, footer: ["back"], more: "more")
    return ScreenPicture.page(page).frame(Size(columns: 40, rows: rows)).rows
  }

  @Test(arguments: [(16, 2), (19, 2), (20, 3), (24, 3)])
  func `words begin right below the title of a low page`(height: Int, first: Int) {
    #expect(rows(lines: 40, rows: height).firstIndex { $0.contains("line 0.") } == first)
  }

  @Test(arguments: [16, 20], 1...40)
  func `every line can be scrolled to, and no row is lost`(height: Int, lines: Int) {
    let first = rows(lines: lines, rows: height)
    let isAll = first.contains { $0.contains("line \(lines - 1).") }
    #expect(isAll != first.contains { $0.contains("more") })
    for scrolled in 0...lines {
      let shown = rows(lines: lines, rows: height, scrolled: scrolled)
        .compactMap { row in (0..<lines).first { row.contains("line \($0).") } }
      #expect(shown == Array(shown[0]...shown[shown.count - 1]))
      #expect(shown[0] == (isAll ? 0 : min(scrolled, lines - Self.room(height))))
    }
  }

  /// The rows of a page that is scrolled to its end: those of title, air, footer and what says that
  /// there is more stand around it.
  private static func room(_ height: Int) -> Int { height - 6 }
}
