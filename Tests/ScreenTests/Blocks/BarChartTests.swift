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
}
