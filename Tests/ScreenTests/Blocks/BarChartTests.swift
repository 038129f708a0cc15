import Testing

@testable import Screen

struct BarChartTests {
  private static let bars = [
    Bar(label: "10 × 2", mark: "👎", value: "0.7 s", permille: 11, note: "with a tip"),
    Bar(label: "12 − 10", mark: "🎉", value: "61.4 s", permille: 1000, note: ""),
  ]

  @Test func `a note that leaves no room for its bar stands below`() {
    let lines = BarChart(Self.bars, width: 30, glyphs: .unicode).lines
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.width <= 30 })
  }

  @Test func `a note with room stands behind its bar`() {
    #expect(BarChart(Self.bars, width: 60, glyphs: .unicode).lines.count == 2)
  }

  @Test func `a note stays beside its bar down to five cells of bar`() {
    let widths = (30...70).filter {
      BarChart(Self.bars, width: $0, glyphs: .unicode).lines.count == 2
    }
    #expect(widths == Array((widths.first ?? 0)...70))
    let narrowest = BarChart(Self.bars, width: widths.first ?? 0, glyphs: .unicode).lines[1]
    #expect(narrowest.spans[2].text.count == 5)
  }

  private static let many = (1...15).map {
    Bar(label: "\($0) × 7", mark: "🎉", value: "\($0).0 s", permille: $0 * 60)
  }

  @Test(arguments: [76, 116])
  func `many bars stand in two columns below each other where there is room`(width: Int) {
    let lines = BarChart(Self.many, width: width, glyphs: .unicode).lines
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { $0.width <= width })
    let texts = lines.map { $0.spans.map(\.text).joined() }
    for (row, text) in texts.dropLast().enumerated() {
      #expect(text.contains("\(row + 1) × 7") && text.contains("\(row + 9) × 7"))
    }
    let starts = texts.dropLast().enumerated().map { row, text in
      text.firstRange(of: "\(row + 9) × 7").map {
        String(text[..<$0.lowerBound]).displayWidth
      }
    }
    #expect(Set(starts).count == 1, "the second column is straight")
  }

  @Test func `many bars stand in one column where there is none`() {
    let lines = BarChart(Self.many, width: 38, glyphs: .unicode).lines
    #expect(lines.count == 15 && lines.allSatisfy { $0.width <= 38 })
  }

  @Test(arguments: [
    (GlyphSet.unicode, 0, ""), (.unicode, 1, "╸"), (.unicode, 500, "━━━━━━━━━━"),
    (.unicode, 525, "━━━━━━━━━━╸"), (.unicode, 1_000, "━━━━━━━━━━━━━━━━━━━━"),
    (.ascii, 0, ""), (.ascii, 1, "#"), (.ascii, 500, "##########"), (.ascii, 525, "###########"),
  ])
  func `a bar is as long as its share, to half a cell`(
    glyphs: GlyphSet, permille: Int, cells: String
  ) {
    let bar = Bar(label: "7 × 8", mark: "", value: "9 s", permille: permille)
    #expect(BarChart([bar], width: 60, glyphs: glyphs).lines[0].spans[2].text == cells)
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `a bar that is longer than there is room has a break in it`(glyphs: GlyphSet) {
    func cells(isBroken: Bool) -> String {
      let bar = Bar(label: "7 × 8", mark: "", value: "90 s", permille: 1000, isBroken: isBroken)
      return BarChart([bar], width: 40, glyphs: glyphs).lines[0].spans[2].text
    }
    #expect(cells(isBroken: true).count == cells(isBroken: false).count)
    #expect(cells(isBroken: true).contains("//") && !cells(isBroken: false).contains("//"))
  }
}
