import Testing

@testable import Screen

struct HeatMapTests {
  private func allLines(
    _ map: HeatMap = Samples.timesTables, width: Int, glyphs: GlyphSet = .unicode
  ) -> [String] {
    HeatMapLayout(map, width: width, glyphs: glyphs).lines.map { line in
      line.spans.map(\.text).joined()
    }
  }

  /// The lines from the columns' labels on.
  private func lines(
    _ map: HeatMap = Samples.timesTables, width: Int, glyphs: GlyphSet = .unicode
  ) -> [String] {
    Array(allLines(map, width: width, glyphs: glyphs).drop { !$0.hasPrefix(" \(map.corner) ") })
  }

  @Test(arguments: [GlyphSet.unicode, .ascii], [26, 30, 38, 39, 76])
  func `every cell shows its sign, and an arrow where it fades`(glyphs: GlyphSet, width: Int) {
    let map = Samples.timesTables
    let cellWidth = width < 38 ? 2 : 3
    for (text, row) in zip(lines(width: width, glyphs: glyphs).dropFirst(), map.rows) {
      let cells = Array(text.dropFirst([26, 38].contains(width) ? 2 : 3).prefix(cellWidth * 12))
      for (index, cell) in row.cells.enumerated() {
        let shown = String(cells[index * cellWidth..<(index + 1) * cellWidth])
        let sign = glyphs.heat(cell.level) + (cell.isFading ? glyphs.down : " ")
        #expect(shown == (cellWidth > 2 ? " " + sign : sign))
      }
    }
  }

  @Test func `three cells a value fit from 38 columns, with a gap from 39`() {
    #expect(lines(width: 37)[0] == " × 1 2 3 4 5 6 7 8 9   11  ")
    #expect(lines(width: 38)[0] == " × 1  2  3  4  5  6  7  8  9 10 11 12 ")
    #expect(lines(width: 39)[0] == " ×  1  2  3  4  5  6  7  8  9 10 11 12 ")
    #expect(lines(width: 38).allSatisfy { $0.displayWidth <= 38 })
  }

  @Test func `what fades keeps its colour and its sign, with an arrow`() {
    let map = HeatMap(
      corner: "×", columns: ["1", "2", "3"],
      rows: [
        HeatMap.Row(
          label: "1",
          cells: [HeatMap.Cell(.high, isFading: true), HeatMap.Cell(.high), HeatMap.Cell(.none)])
      ], legend: [], words: [])
    let spans = HeatMapLayout(map, width: 40, glyphs: .unicode).lines[1].spans
    #expect(spans.dropFirst().map(\.ink) == [.heat(.high), .heat(.high), .heat(.none)])
    #expect(spans.dropFirst().map(\.text) == [" ●↓", " ● ", " · "])
  }

  @Test(arguments: [false, true])
  func `the numbers of the columns stay in sight while rows of the map do`(isBeside: Bool) {
    let map = Block.heatMap(Samples.timesTables)
    let words = [Block.heading("Beside"), .text("words")]
    func rows(scrolled: Int) -> [String] {
      let blocks = [Block.heading("Tables"), isBeside ? .beside(words, [map]) : map]
      let page = PagePicture(
        icon: "*", title: "Page", blocks: blocks + (0..<30).map { .text("line \($0)") },
        scrolledRows: scrolled, footer: ["scroll"])
      let size = Size(columns: isBeside ? 100 : 40, rows: 16)
      return ScreenPicture.page(page).drawn(in: size, theme: .dark, glyphs: .unicode).frame.rows
    }
    let numbers = " × 1  2  3  4  5  6  7  8  9 10 11 12"
    let heading = isBeside ? numbers.replacing(" × ", with: " ×  ") : numbers
    func isHeaded(_ scrolled: Int) -> Bool {
      let row = rows(scrolled: scrolled)[2]
      return row.contains(heading)
    }
    // The page's title and the legend take rows above it.
    let first = 5
    #expect((0..<first).allSatisfy { !isHeaded($0) })
    #expect((first..<first + 12).allSatisfy(isHeaded))
    #expect(!isHeaded(first + 12))
    #expect(rows(scrolled: 2)[0].contains("↑"), "the sign of what is above stands at no map")
  }

  @Test func `above the map the legend is as wide as there is room`() {
    #expect(
      allLines(width: 39).prefix(3) == [
        " ●  fluent   ◐  known   ○  shaky", " ·  new   ●↓ ask again", "",
      ])
    #expect(
      allLines(width: 54).prefix(3) == [
        " ●  fluent   ◐  known   ○  shaky   ·  new", " ●↓ ask again", "",
      ])
  }

  @Test func `beside the map the legend has a line for each sign, where there is room`() {
    let narrow = lines(width: 54)
    let wide = lines(width: 55)
    #expect(wide == allLines(width: 55))
    #expect(wide.count == 1 + Samples.timesTables.rows.count)
    #expect(wide[0] == narrow[0])
    let keys = [" ●  fluent", " ◐  known", " ○  shaky", " ·  new", " ●↓ ask again"]
    for (index, key) in keys.enumerated() {
      #expect(wide[1 + index] == narrow[1 + index] + "   " + key)
    }
    #expect(wide.dropFirst(6) == narrow[6...])
    #expect(wide.allSatisfy { $0.displayWidth <= 55 })
  }

  @Test func `a map with fewer rows than signs has its legend above`() {
    var map = Samples.timesTables
    map.rows = Array(map.rows.prefix(4))
    #expect(allLines(map, width: 76).count > lines(map, width: 76).count)
  }
}
