import Testing

@testable import Screen

struct ColumnChartTests {
  private func lines(_ columns: [Int?], width: Int, glyphs: GlyphSet = .unicode) -> [String] {
    ColumnChartLayout(
      ColumnChart(
        label: "Right", value: "9 %", columns: columns, start: "then", end: "today", words: ""),
      width: width, glyphs: glyphs
    ).lines.map { $0.spans.map(\.text).joined() }
  }

  @Test func `columns are as high as their values, and never nothing`() {
    let columns = [0, 1000, 500, nil, 167, 2000]
    #expect(lines(columns, width: 6) == ["Right", "9 %", " █   █", " █▄  █", "▁██·▄█", " today"])
    #expect(
      lines(columns, width: 18) == [
        "Right  9 %", "   ██          ██ ", "   ██ ▄▄       ██ ", "▁▁ ██ ██ ·  ▄▄ ██ ",
        "then         today",
      ])
    #expect(
      lines(columns, width: 6, glyphs: .ascii).dropFirst(2)
        == [" #   #", " #:  #", ".##.:#", " today"])
  }

  @Test func `each of 24 heights is drawn, in order`() {
    let heights = (0...1000).map { permille in
      lines([permille], width: 1).dropFirst(5).dropLast().joined()
        .reduce(0) { $0 + (Array(" ▁▂▃▄▅▆▇█").firstIndex(of: $1) ?? 0) }
    }
    #expect(heights.sorted() == heights)
    #expect(Set(heights) == Set(1...24))
  }
}
