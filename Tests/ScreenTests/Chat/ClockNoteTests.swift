import Testing

@testable import Screen

/// What stands beside the countdown.
struct ClockNoteTests {
  private func header(_ score: (Int, Int, Int?), columns: Int) -> String {
    ScreenPicture.chat(
      ChatPicture(
        header: ChatHeader(
          icon: "🤖", name: "Robo", clock: "4:32", clockNote: "waits", right: score.0,
          mended: score.1, flowers: score.2), entries: [], composer: Composer())
    ).frame(Size(columns: columns, rows: 20)).text(ofRow: 0)
  }

  @Test func `it stands right of the time, and moves neither time nor score`() {
    let text = header((3, 1, nil), columns: 80)
    #expect(text.contains("4:32 waits"))
    #expect(text.prefix { $0 != "4" }.displayWidth == 38)
    #expect(text.hasSuffix("🎉 3  💪 1 "))
  }

  @Test func `it has room in a narrow window, but not in place of the score`() {
    #expect(header((3, 1, nil), columns: 40).contains("4:32 waits"))
    let full = header((123, 4, 5), columns: 40)
    #expect(!full.contains("waits") && full.contains("🎉 123") && full.contains("🌻 5"))
  }

  @Test func `a clock of which nothing is said is not about to end`() {
    let header = ChatHeader(icon: "🤖", name: "Robo", clock: "4:32", permilleLeft: 900)
    var ending = header
    ending.isEnding = true
    let styles = [header, ending].map { header in
      ScreenPicture.chat(ChatPicture(header: header, entries: [], composer: Composer()))
        .frame(Size(columns: 40, rows: 20))[2, 1].style
    }
    #expect(styles[0] != styles[1])
    #expect(!header.isEnding)
  }
}
