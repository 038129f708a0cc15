import Testing

@testable import Screen

struct BesideTests {
  private let map = Block.heatMap(Samples.timesTables)
  private let words = Block.item("one two three four five six seven eight nine ten eleven")

  @Test func `both stand side by side where words have 40 columns, else below each other`() {
    let block = Block.beside([words], [map])
    let wide = block.lines(width: 82, glyphs: .unicode)
    #expect(wide.count == map.lines(width: 39, glyphs: .unicode).count)
    #expect(wide.map(\.width).max() == 82)
    let narrow = block.lines(width: 81, glyphs: .unicode)
    let both = [words, .gap, map].flatMap { $0.lines(width: 81, glyphs: .unicode) }
    #expect(narrow.map(\.spans) == both.map(\.spans))
  }

  @Test func `an item has its words below each other`() {
    let lines = words.lines(width: 20, glyphs: .ascii).map { $0.spans.map(\.text).joined() }
    #expect(
      lines == ["* one two three four", "  five six seven", "  eight nine ten", "  eleven"])
  }
}
