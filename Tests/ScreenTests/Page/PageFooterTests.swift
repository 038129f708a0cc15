import Basics
import Testing

@testable import Screen

/// What the keys of a page do, below it.
struct PageFooterTests {
  private func page(lines: Int, footer: [String]) -> (text: String, taps: [TapTarget?]) {
    let picture = ScreenPicture.page(
      PagePicture(
        icon: "*", title: "Page", blocks: (0..<lines).map { .text("line \($0)") }, footer: footer))
    let drawn = picture.drawn(
      in: Size(columns: 40, rows: 20), theme: .dark, glyphs: .unicode)
    return (
      drawn.frame.text(ofRow: 19),
      (0..<40).map { drawn.taps.target(at: Point(column: $0, row: 19)) }
    )
  }

  @Test func `the word that scrolls is there where something scrolls`() {
    let long = page(lines: 40, footer: ["scroll", "back"])
    #expect(long.text.contains("scroll") && long.text.contains("back"))
    #expect(long.taps.contains(.word(0)) && long.taps.contains(.word(1)))
  }

  @Test func `chips of several rows do not run together`() {
    func styles(of words: [String]) -> [Style] {
      let look = Look(theme: .dark, glyphs: .unicode, shapes: .flat, rows: 20)
      var canvas = Canvas(size: Size(columns: 40, rows: 20), look: look)
      let top = Footer(words: words, column: .whole(40)).draw(on: &canvas)
      return (top..<20).map { canvas.frame[2, $0].style }
    }
    let (even, odd) = (Theme.dark.option, Theme.dark.keysBetween.digit)
    #expect(even != odd)
    #expect(styles(of: ["read", "zoom"]) == [even])
    #expect(styles(of: Array(repeating: "a key and its word", count: 3)) == [even, odd, even])
  }

  @Test func `where all is seen the way back stays, and a tap on it is the same`() {
    let short = page(lines: 3, footer: ["scroll", "back"])
    #expect(!short.text.contains("scroll") && short.text.contains("back"))
    #expect(!short.taps.contains(.word(0)) && short.taps.contains(.word(1)))
    #expect(page(lines: 3, footer: ["back"]).taps.contains(.word(0)))
    #expect(page(lines: 3, footer: []).taps.allSatisfy { $0 == nil })
  }
}
