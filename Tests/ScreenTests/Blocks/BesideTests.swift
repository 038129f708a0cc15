import Testing

@testable import Screen

struct BesideTests {
  private let left = Block.heatMap(Samples.timesTables)
  private let right = Block.item("one two three four five six seven eight nine ten eleven")

  @Test func `both stand side by side where words have 40 columns, else below each other`() {
    let block = Block.beside([left], [right])
    let wide = block.lines(width: 82, glyphs: .unicode)
    #expect(wide.count == left.lines(width: 39, glyphs: .unicode).count)
    #expect(wide.allSatisfy { $0.width <= 82 })
    let narrow = block.lines(width: 81, glyphs: .unicode)
    let both = [left, .gap, right].flatMap { $0.lines(width: 81, glyphs: .unicode) }
    #expect(narrow == both)
  }

  @Test func `an item has its words below each other`() {
    let lines = right.lines(width: 20, glyphs: .ascii).map { $0.spans.map(\.text).joined() }
    #expect(
      lines == ["* one two three four", "  five six seven", "  eight nine ten", "  eleven"])
  }
}
