import Testing

@testable import Screen

struct ComposerLineTests {
  @Test func `a short line is shown whole`() {
    let line = ComposerLine(Composer(line: "12", cursor: 1), width: 10, glyphs: .unicode)
    #expect(line.visible == "12")
    #expect(line.cursor == 1)
  }

  @Test func `the cursor may stand before the first letter`() {
    let line = ComposerLine(Composer(line: "12", cursor: 0), width: 10, glyphs: .unicode)
    #expect(line.visible == "12")
    #expect(line.cursor == 0)
  }

  @Test func `a long line is shown up to the cursor`() {
    let line = ComposerLine(Composer(line: "abcdefghij", cursor: 10), width: 5, glyphs: .unicode)
    #expect(line.visible == "ghij")
    #expect(line.cursor == 4)
  }

  @Test func `wide characters move the cursor by two`() {
    let line = ComposerLine(Composer(line: "한국어", cursor: 2), width: 10, glyphs: .unicode)
    #expect(line.cursor == 4)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the cursor is always inside`(seed: UInt64) {
    let text = {
      var pictures = RandomPictures(seed: seed)
      return pictures.text()
    }()
    for width in 1...30 {
      for cursor in -1...(text.count + 1) {
        let line = ComposerLine(
          Composer(line: text, cursor: cursor), width: width, glyphs: .unicode)
        #expect((0..<width).contains(line.cursor))
      }
    }
  }
}
