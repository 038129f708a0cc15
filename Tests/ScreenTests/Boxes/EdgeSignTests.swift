import Testing

@testable import Screen

struct EdgeSignTests {
  private func look(_ shapes: ShapeGrade, _ glyphs: GlyphSet = .unicode) -> Look {
    Look(theme: .dark, glyphs: glyphs, shapes: shapes, rows: 24)
  }

  @Test func `the sixths of a cell are read back as they were drawn`() {
    for bits in (1..<63 as Range<UInt32>) where bits != 21 && bits != 42 {
      let sign = Sextants(rawValue: bits)
      let character = sign.character(in: look(.sextants))
      #expect(character.displayWidth == 1)
      #expect(Sextants(character, glyphs: .unicode) == sign)
    }
    for character in " a─█" { #expect(Sextants(character, glyphs: .unicode) == nil) }
  }

  @Test func `where corners are smooth, two boxes that share a cell have square ones there`() {
    let thirds: [Sextants] = [[.upperLeft, .upperRight], [.lowerLeft, .lowerRight]]
    let sixths: [Sextants] = [.upperLeft, .upperRight, .lowerLeft, .lowerRight]
    for bits in 1..<16 {
      let sign = Sextants(sixths.indices.filter { bits >> $0 & 1 > 0 }.map { sixths[$0] })
      let whole = Sextants(thirds.filter { !$0.isDisjoint(with: sign) })
      let drawn = Sextants(sign.character(in: look(.smooth)), glyphs: .unicode)
      #expect(drawn == (sixths.contains(sign) ? sign : whole), "\(sign)")
    }
  }

  @Test func `the signs are those that terminals draw`() {
    let signs: [(Sextants, Character, Character)] = [
      ([.lowerLeft, .lowerRight], "\u{1FB2D}", "\u{1FB2D}"),
      ([.upperLeft, .upperRight], "\u{1FB02}", "\u{1FB02}"),
      (.lowerRight, "\u{1FB48}", "\u{1FB1E}"), (.lowerLeft, "\u{1FB3D}", "\u{1FB0F}"),
      (.upperRight, "\u{1FB63}", "\u{1FB01}"), (.upperLeft, "\u{1FB58}", "\u{1FB00}"),
      ([.upperLeft, .upperRight, .lowerLeft, .lowerRight], "\u{1FB30}", "\u{1FB30}"),
    ]
    for (sign, smooth, stepped) in signs {
      #expect(sign.character(in: look(.smooth)) == smooth)
      #expect(sign.character(in: look(.sextants)) == stepped)
    }
  }

  @Test func `lines that meet become one sign`() {
    let corners: [FrameLines] = [[.right, .down], [.left, .down], [.right, .up], [.left, .up]]
    #expect(String(corners.map { $0.character(in: look(.outline)) }) == "╭╮╰╯")
    #expect(corners[0].union(corners[2]).character(in: look(.outline)) == "├")
    #expect(corners[1].union(.across).character(in: look(.outline)) == "┬")
    for sign in corners + [.across, .upright, [.across, .upright]] {
      let character = sign.character(in: look(.outline))
      #expect(FrameLines(character, glyphs: .unicode) == sign)
    }
    #expect(String(corners.map { $0.character(in: look(.outline, .ascii)) }) == "++++")
    #expect(FrameLines.across.character(in: look(.outline, .ascii)) == "-")
    #expect(FrameLines.upright.character(in: look(.outline, .ascii)) == "|")
    #expect(FrameLines("a", glyphs: .ascii) == nil && FrameLines(" ", glyphs: .unicode) == nil)
  }
}
