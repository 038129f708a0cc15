import Basics
import Testing

@testable import Screen

/// What is seen at the top edge, where the conversation is cut.
struct CutTests {
  private static let size = Size(columns: 80, rows: 24)
  private static let robot = PixelPicture(
    pixels: Array(repeating: Array(repeating: .rose, count: 14), count: 12), signs: [])

  private func frame(_ first: ChatEntry, scrolled: Int) -> Frame {
    let rest = (1...9).map { ChatEntry.bubble(Bubble(.learner, "line \($0)")) }
    let chat = ChatPicture(
      header: ChatHeader(icon: "", name: "Robo"), entries: [first] + rest,
      composer: Composer(), scrolledRows: scrolled)
    return ScreenPicture.chat(chat).drawn(
      in: Self.size, theme: .dark, glyphs: .unicode, shapes: .smooth
    ).frame
  }

  @Test func `a portrait is whole or hidden`() {
    let rose = Theme.dark.pixels[.rose]
    let heights = (0...12).map { scrolled in
      let frame = frame(.portrait(Portrait(Self.robot, [.heading("Hi")])), scrolled: scrolled)
      return (0..<Self.size.rows).count { row in
        (0..<80).contains { frame[$0, row].style.background == rose }
      }
    }
    #expect(Set(heights) == [0, 6])
  }

  @Test(arguments: [Size(columns: 40, rows: 16), Size(columns: 40, rows: 20), Self.size])
  func `a picture is left out only where its bubble is higher than the conversation`(size: Size) {
    func shows(_ height: Int) -> Bool {
      let picture = LinePicture((1...height).map { "row \($0)" })
      let chat = ChatPicture(
        header: ChatHeader(icon: "", name: "Robo"),
        entries: [.bubble(Bubble(.robot, [.text("tip"), .picture(picture), .text("turn")]))],
        composer: Composer())
      let frame = ScreenPicture.chat(chat).drawn(
        in: size, theme: .dark, glyphs: .unicode, shapes: .smooth
      ).frame
      return frame.rows.contains { $0.contains("row \(height)") }
    }
    let highest = (1...size.rows).last(where: shows) ?? 0
    #expect((1...highest).allSatisfy(shows))
    // Beside the two lines of words: the top line, its rule, the field, and its air or frame.
    let isCompact = size.rows == 16
    #expect(highest == size.rows - 2 - (isCompact ? 4 : 7))
  }

  @Test func `no edge of a bubble is left without its words`() {
    for scrolled in 0...12 {
      let frame = frame(.bubble(Bubble(.robot, "first")), scrolled: scrolled)
      let paint = Theme.dark.robotBubble.background
      // The field below has the same colour.
      let hasPaint = frame.cells.dropLast(3 * Self.size.columns).contains {
        $0.style.foreground == paint || $0.style.background == paint
      }
      #expect(hasPaint == frame.rows.contains { $0.contains("first") }, "\(scrolled)")
    }
  }
}
