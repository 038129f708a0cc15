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

  @Test func `it stands left of the time, and moves neither time nor score`() {
    let text = header((3, 1, nil), columns: 80)
    #expect(text.contains("waits 4:32"))
    #expect(text.prefix { $0 != "4" }.displayWidth == 38)
    #expect(text.hasSuffix("🎉 3  💪 1 "))
  }

  @Test func `it has room in a narrow window, beside any score`() {
    #expect(header((3, 1, nil), columns: 40).contains("Robo    waits 4:32"))
    let full = header((123, 4, 5), columns: 40)
    #expect(full.contains("waits 4:32") && full.contains("🎉 123") && full.contains("🌻 5"))
    #expect(!header((3, 1, nil), columns: 30).contains("waits"))
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

/// What the numbers of the score count.
struct ScoreWordsTests {
  private func header(_ score: (Int, Int?, Int?), columns: Int) -> String {
    let words = ScoreWords(right: "right", mended: "worked out", flowers: "by heart")
    return ScreenPicture.chat(
      ChatPicture(
        header: ChatHeader(
          icon: "🤖", name: "Robo", clock: "4:32", right: score.0, mended: score.1,
          flowers: score.2, words: words), entries: [], composer: Composer())
    ).frame(Size(columns: columns, rows: 20)).text(ofRow: 0)
  }

  @Test func `words stand behind the numbers as far as there is room, the first one first`() {
    #expect(header((12, 3, nil), columns: 80).hasSuffix("🎉 12 right  💪 3 worked out "))
    #expect(
      header((12, 3, 1), columns: 80).hasSuffix("🎉 12 right  💪 3 worked out  🌻 1 by heart "))
    #expect(header((2, 1, nil), columns: 40).hasSuffix("🎉 2 right  💪 1 "))
    #expect(header((12, 3, nil), columns: 40).hasSuffix("🎉 12 right  💪 3 "))
    #expect(header((12, 3, 1), columns: 40).hasSuffix("🎉 12  💪 3  🌻 1 "))
    #expect(header((12, nil, nil), columns: 40).hasSuffix("🎉 12 right "))
    #expect(header((123, 14, 15), columns: 40).hasSuffix(" 4:32   🎉 123  💪 14  🌻 15 "))
  }

  @Test(arguments: [40, 60, 80, 120], [0, 7, 12, 123])
  func `the time is in the middle, or three cells before the score`(
    columns: Int, right: Int
  ) throws {
    for score in [(right, nil, nil), (right, 3, nil), (right, 3, 1)] as [(Int, Int?, Int?)] {
      let text = header(score, columns: columns)
      let time = try #require(text.firstRange(of: "4:32"))
      let start = String(text[..<time.lowerBound]).displayWidth
      let gap = text[time.upperBound...].prefix { $0 == " " }.count
      #expect(start == (columns - 4) / 2 && gap >= 3 || gap == 3, "\(text)")
      #expect(text.contains("🎉 \(right)"))
    }
  }
}
