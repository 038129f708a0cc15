import Testing

@testable import Screen

struct ColumnChartTests {
  private func lines(
    _ columns: [Int?], highest: String = "", width: Int, glyphs: GlyphSet = .unicode
  ) -> [String] {
    ColumnChartLayout(
      ColumnChart(
        label: "Right", value: "9 %", columns: columns, highest: highest, start: "then",
        end: "today", words: ""),
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

  @Test func `what the highest column stands for is beside its top, where there is room`() {
    let columns = [1000, 500]
    let wide = lines(columns, highest: "8 s", width: 13)
    #expect(wide.prefix(3) == ["Right  9 %", "██     8 s", "██ ▄▄ "])
    #expect(!lines(columns, highest: "8 s", width: 9).joined().contains("8 s"))
    #expect(lines(columns, highest: "8 s", width: 10).joined().contains("8 s"))
    let many = lines([1000, 0, 0, 0, 0, 0], highest: "8 s", width: 18)
    #expect(many.first == "Right  9 %     8 s", "else above the last one")
    let few = lines([1000, 0, 0, 0], highest: "8 s", width: 12)
    #expect(few.first == "Right  9 %", "else nowhere")
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
