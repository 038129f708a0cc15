import Basics
import Testing

@testable import Screen

/// Who has scrolled past a heading still reads what the lines are about.
struct PageHeadingTests {
  private func rows(scrolledBy scrolled: Int) -> [String] {
    let page = PagePicture(
      icon: "*", title: "Page",
      blocks: [.heading("Fruit")] + (0..<30).map { .text("line \($0).") } + [.heading("Trees")]
        + (30..<60).map { .text("line \($0).") }, scrolledRows: scrolled, footer: ["back"])
    return ScreenPicture.page(page).frame(Size(columns: 40, rows: 24)).rows
  }

  @Test func `the heading of the first line on show stands above it, and no other one`() throws {
    for scrolled in 1...40 {
      let rows = rows(scrolledBy: scrolled)
      let first = try #require(
        rows.indices.first { rows[$0].contains("line ") || $0 > 2 && rows[$0].contains("Trees") })
      let heading = rows[first - 1].trimmed
      if rows[first].contains("Trees") { continue }
      let isTree = scrolled > 31
      #expect(heading.hasPrefix(isTree ? "Trees" : "Fruit"), "\(scrolled): \(rows)")
    }
  }

  @Test func `no heading stands alone at the bottom, and with its first line it is there`() {
    var seen = 0
    for scrolled in 0...20 {
      let words = rows(scrolledBy: scrolled).filter { $0.contains("line ") || $0.contains("Trees") }
      #expect(words.last?.contains("Trees") == false, "\(scrolled)")
      seen += words.contains { $0.contains("Trees") } ? 1 : 0
    }
    #expect(seen > 0)
  }
}
