import Testing

@testable import Screen

struct DrawableTests {
  @Test func `no control and no bidirectional mark is drawable`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let drawn = Character(scalar).drawable else {
        continue
      }
      let isSafe = drawn.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
          false
        default: true
        }
      }
      if !isSafe || drawn.displayWidth == 0 { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test(arguments: Array("aé×한日🤖") + ["👨‍👩‍👧", "🇬🇧", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}"])
  func `ordinary characters stay as they are`(character: Character) {
    #expect(character.drawable == character)
  }

  @Test func `a tab is a space and the unknown a question mark`() {
    #expect(Character("\t").drawable == " ")
    #expect(Character("\u{E000}").drawable == "?")
    #expect(Character("\u{10FFFF}").drawable == "?")
  }

  @Test func `a pile of accents is only its letter`() {
    let pile = Character("o" + String(repeating: "\u{301}", count: 200))
    #expect(pile.drawable == "o")
    let longest = "a" + String(repeating: "\u{301}", count: 11)
    #expect(Character(longest).drawable == Character(longest), "as long as an emoji may be")
    #expect(Character(longest + "\u{301}").drawable == "a")
  }

  @Test func `an invisible code point inside a cluster is taken out`() {
    #expect(Character("\u{600}1").drawable == "1")
    #expect(Character("\r\n").drawable == nil)
  }
}
