import Testing

@testable import Screen

struct HeatMapTests {
  private func lines(
    _ map: HeatMap = Samples.timesTables, width: Int, glyphs: GlyphSet = .unicode
  ) -> [String] {
    HeatMapLayout(map, width: width, glyphs: glyphs).lines.map { line in
      line.spans.map(\.text).joined()
    }
  }

  @Test(arguments: [GlyphSet.unicode, .ascii], [26, 30, 38, 39, 76])
  func `every cell shows its sign, and an arrow where it fades`(glyphs: GlyphSet, width: Int) {
    let map = Samples.timesTables
    let cellWidth = width < 38 ? 2 : 3
    for (text, row) in zip(lines(width: width, glyphs: glyphs).dropFirst(), map.rows) {
      let cells = Array(text.suffix(cellWidth * 12))
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

  @Test func `what fades has the colour of the level below, and keeps its sign`() {
    let map = HeatMap(
      corner: "×", columns: ["1", "2", "3"],
      rows: [
        HeatMap.Row(
          label: "1",
          cells: [HeatMap.Cell(.high, isFading: true), HeatMap.Cell(.high), HeatMap.Cell(.none)])
      ], legend: [], words: [])
    let spans = HeatMapLayout(map, width: 40, glyphs: .unicode).lines[1].spans
    #expect(spans.dropFirst().map(\.ink) == [.heat(.middle), .heat(.high), .heat(.none)])
    #expect(spans.dropFirst().map(\.text) == [" ●↓", " ● ", " · "])
  }

  @Test func `the legend is as wide as there is room`() {
    #expect(
      lines(width: 39).suffix(2) == [" ●  fluent   ◐  known   ○  shaky", " ·  new   ●↓ ask again"])
    #expect(
      lines(width: 76).suffix(1) == [
        " ●  fluent   ◐  known   ○  shaky   ·  new   ●↓ ask again"
      ])
  }
}

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

struct BesideTests {
  private let left = Block.heatMap(Samples.timesTables)
  private let right = Block.item("one two three four five six seven eight nine ten eleven")

  @Test func `both stand side by side from 70 columns, else below each other`() {
    let block = Block.beside([left], [right])
    let wide = block.lines(width: 70, glyphs: .unicode)
    #expect(wide.count == left.lines(width: 39, glyphs: .unicode).count)
    #expect(wide.allSatisfy { $0.width <= 70 })
    let narrow = block.lines(width: 69, glyphs: .unicode)
    let both = [left, .gap, right].flatMap { $0.lines(width: 69, glyphs: .unicode) }
    #expect(narrow == both)
  }

  @Test func `an item has its words below each other`() {
    let lines = right.lines(width: 20, glyphs: .ascii).map { $0.spans.map(\.text).joined() }
    #expect(
      lines == ["* one two three four", "  five six seven", "  eight nine ten", "  eleven"])
  }
}

struct PrintedPageTests {
  @Test(arguments: [40, 41, 60, 80, 99, 120], [GlyphSet.unicode, .ascii])
  func `a printed page fits the width and ends each line as it began`(
    columns: Int, glyphs: GlyphSet
  ) {
    for depth in [ColorDepth.none, .sixteen, .palette256, .trueColor] {
      for line in Samples.progressPage.printed(columns: columns, glyphs: glyphs, depth: depth) {
        let words = line.replacing(/\e\[[0-9;]*m/, with: "")
        #expect(words.displayWidth <= columns, "\(words)")
        #expect(!words.contains("\u{1B}"))
        #expect(glyphs == .unicode || words.utf8.allSatisfy { $0 < 0x80 })
        #expect(Self.leavesNothingOn(line), "\(line)")
      }
    }
  }

  /// Whether all that the line switches on is off at its end.
  private static func leavesNothingOn(_ line: String) -> Bool {
    var terminal = TerminalEmulator(columns: 200, rows: 1, model: .clusters)
    terminal.receive(Array(line.utf8))
    return terminal.attributes == TerminalEmulator.Attributes() && terminal.complaints.isEmpty
  }

  @Test func `without colours nothing but bold and reversed letters is switched`() {
    let page = Samples.progressPage.printed(columns: 80, glyphs: .unicode, depth: .none).joined()
    let switches = Set(page.matches(of: /\e\[([0-9;]*)m/).map { String($0.1) })
    #expect(switches.isSubset(of: ["1", "22", "7", "27", "1;27", "22;7"]))
    #expect(switches.contains("7"))
  }

  @Test func `a name cannot switch anything`() {
    var page = Samples.progressPage
    page.title = "\u{1B}[2JMina\u{7}"
    let first = page.printed(columns: 80, glyphs: .unicode, depth: .none)[0]
    #expect(first == " \u{1B}[1m🤖 [2JMina\u{1B}[22m")
  }
}
