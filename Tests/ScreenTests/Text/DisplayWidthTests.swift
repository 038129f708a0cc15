import Foundation
import Testing

@testable import Screen

struct DisplayWidthTests {
  @Test(arguments: Array("🤖🎉👎👍🏆🏅🥇🥈🥉⏰⏳⌛⭐🌟🔥💡🔧📊🎯✅❌🔵⚪🌙😀"))
  func `emoji of the interface are two cells wide`(emoji: Character) {
    #expect(emoji.displayWidth == 2)
    #expect(emoji.unicodeScalars.count == 1)
  }

  @Test(arguments: ["⚙️", "⏱️", "✔️", "❤️", "1️⃣", "🇬🇧", "🇬", "👍🏽", "☝🏽", "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `clusters are two cells wide`(cluster: String) {
    #expect(cluster.count == 1)
    #expect(cluster.displayWidth == 2)
  }

  @Test(arguments: Array("aZ0 é×÷½π●○★✓✗▐░▸−⌫❯⚙⏱✔❤━│╭▗▄▀"))
  func `letters and symbols are one cell wide`(character: Character) {
    #expect(character.displayWidth == 1)
  }

  @Test(arguments: Array("한국어日本語繁體中文，。（）ａ５ひカ"))
  func `East Asian characters are two cells wide`(character: Character) {
    #expect(character.displayWidth == 2)
  }

  @Test func `what cannot be seen takes no room`() {
    for text in [
      "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{301}",
      "\u{1161}", "\u{11AB}", "\u{D7B0}",
    ] {
      #expect(text.displayWidth == 0)
    }
    #expect("e\u{301}".displayWidth == 1)
    #expect("ᄒ\u{1161}\u{11AB}".displayWidth == 2)
    #expect("\r\n".displayWidth == 0)
  }

  @Test func `lines and blocks are known at sight, and nothing else is taken for one`() {
    let known = (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init).filter {
      Character($0).isLineOrBlock
    }
    #expect(known.map(\.value) == Array(0x2500...0x259F))
    #expect(known.allSatisfy { $0.displayWidth == 1 && !$0.properties.isEmoji })
    #expect(!Character("─\u{301}").isLineOrBlock && !Character("e\u{301}").isLineOrBlock)
  }

  @Test func `every code point has a width`() {
    var sums = [0, 0, 0]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = Character(scalar).displayWidth
      if (0...2).contains(width) { sums[width] += 1 } else { Issue.record("\(value) is \(width)") }
    }
    #expect(sums.reduce(0, +) == 0x110000 - 0x800)
    #expect(sums[2] > 180_000)
  }

  @Test func `every emoji of Unicode is two cells wide`() throws {
    let url = URL(filePath: "/usr/share/unicode/emoji/emoji-test.txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
    for line in text.split(separator: "\n") where line.contains("; fully-qualified") {
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let emoji = String(String.UnicodeScalarView(scalars))
      #expect(emoji.displayWidth == 2, "\(emoji) \(codes)")
    }
  }
}
