import Basics
import Content
import Screen
import Testing

@testable import Tutor

/// All times of a practice, as a page over the chat.
struct TimesPageTests {
  private static func opened(right: Int) throws -> (talk: Talk, page: TimesPage) {
    var talk = EndSceneTests.ended(right: right)
    talk.wait(.seconds(5))
    talk.type("all times")
    guard case .times(let page) = talk.conversation.overlay else {
      throw Missing()
    }
    return (talk, page)
  }

  private struct Missing: Error {}

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 20), Size(columns: 40, rows: 16),
  ])
  func `every time can be read, by scrolling where there are many`(size: Size) throws {
    var (_, page) = try Self.opened(right: 12)
    let texts = Texts(.english)
    var seen: [Int: String] = [:]
    for _ in 0..<60 {
      let drawing = ScreenPicture.page(page.picture(in: texts)).drawn(
        in: size, theme: .dark, glyphs: .unicode)
      let rows = (0..<size.rows).map(drawing.frame.text(ofRow:))
      let isAtEnd = !rows.contains { $0.contains(texts(.pageMore)) }
      // Between the title and the row that says that there is more.
      let first = page.scroll.rows == 0 && size.rows < 20 ? 2 : 3
      for index in first..<(size.rows - (isAtEnd ? 2 : 3)) {
        seen[page.scroll.rows + index] = rows[index]
      }
      #expect(isAtEnd || page.scroll.rows < drawing.scroll.maximum)
      if isAtEnd { break }
      let outcome = page.press(.down)
      guard case .stay = outcome else { Issue.record("the page stays"); return }
    }
    #expect(seen.values.joined().count { $0 == "🎉" } == 12)
    #expect(seen.values.contains { $0.contains(texts(.summaryAverage)) })
  }

  @Test func `any other key leads back to the chat`() throws {
    var (_, page) = try Self.opened(right: 5)
    guard case .close = page.press(.enter) else { Issue.record("it closes"); return }
    guard case .close = page.press(.escape) else { Issue.record("it closes"); return }
  }
}
