import Basics
import Quiz
import Testing

struct HintPictureTests {
  private static let pictures = Set(
    Question.all.flatMap { question in
      let ladders = [false, true].map { HintLadder(for: question, bySecondWay: $0) }
      return ladders.flatMap { $0.rungs + [$0.worked] }.compactMap(\.picture).map(Drawing.init)
    }
  ).map(\.picture)

  /// A picture as something that can be told apart in a set.
  private struct Drawing: Hashable {
    let picture: HintPicture
    init(_ picture: HintPicture) { self.picture = picture }
    func hash(into hasher: inout Hasher) { hasher.combine("\(picture)") }
  }

  private func draw(_ picture: HintPicture, width: Int = 40) -> String {
    picture.lines(width: width).joined(separator: "\n")
  }

  @Test func `dots fill frames of ten`() {
    #expect(
      draw(.tenFrames(first: 8, second: 5, frames: 2)) == """
        ● ● ● ● ●   ○ ○ ○ · ·
        ● ● ● ○ ○   · · · · ·
        """)
    #expect(
      draw(.tenFrames(first: 6, second: 4, frames: 1)) == """
        ● ● ● ● ●
        ● ○ ○ ○ ○
        """)
  }

  @Test func `rows show what is the same and what is more`() {
    #expect(
      draw(.rows([6, 7])) == """
        ● ● ● ● ●  ●
        ● ● ● ● ●  ● ○
        """)
    #expect(draw(.rows([12, 12]), width: 20) == "●●●●● ●●●●● ●●\n●●●●● ●●●●● ●●")
  }

  @Test func `numbers are rods of ten and ones`() {
    #expect(
      draw(.blocks([35, 7])) == """
        35  ▌▌▌  ●●●●●

         7  ●●●●●●●
        """)
    #expect(draw(.takenBlocks(from: 76, taken: 42)) == "76  ▌▌▌││││  ●●●●○○")
  }

  @Test func `hops go along the number line`() {
    #expect(
      draw(.numberLine(start: 48, hops: [2, 5], hides: .end)) == "48 ─ +2 ─▶ 50 ─ +5 ─▶ __")
    #expect(
      draw(.numberLine(start: 53, hops: [-3, -4], hides: .nothing))
        == "46 ◀─ −4 ─ 50 ◀─ −3 ─ 53")
    #expect(draw(.numberLine(start: 8, hops: [1, 1], hides: .end)) == "8 ──▶ 9 ──▶ __")
    #expect(
      draw(.numberLine(start: 46, hops: [4, 20], hides: .hops))
        == "46 ─ __ ─▶ 50 ─ __ ─▶ 70")
  }

  @Test func `a hop that comes back stands on its own line`() {
    #expect(
      draw(.numberLine(start: 34, hops: [30, -1], hides: .end)) == """
        34 ─ +30 ─▶ 64
         __ ◀─ −1 ─ 64
        """)
    #expect(
      draw(.numberLine(start: 75, hops: [-30, 2], hides: .end)) == """
        45 ◀─ −30 ─ 75
        45 ─ +2 ─▶ __
        """)
  }

  @Test func `a narrow column breaks the line of hops`() {
    #expect(
      draw(.numberLine(start: 48, hops: [2, 5], hides: .end), width: 16) == """
        48 ─ +2 ─▶ 50
        50 ─ +5 ─▶ __
        """)
  }

  @Test func `an array shows its two parts`() {
    #expect(
      draw(.array(rows: 3, columns: 7, split: 2)) == """
        ● ● ● ● ● ● ●
        ● ● ● ● ● ● ●
        ○ ○ ○ ○ ○ ○ ○
        ● 2 × 7   ○ 1 × 7
        """)
    #expect(
      draw(.array(rows: 10, columns: 2, split: 9)) == """
        ● ● ● ● ● ● ● ● ● ○
        ● ● ● ● ● ● ● ● ● ○
        ● 9 × 2   ○ 1 × 2
        """)
    #expect(
      draw(.square(3)) == """
        ● ● ○
        ● ● ○
        ○ ○ ○
        ● 2 × 2   ○ 2 + 3
        """)
  }

  @Test func `a bar is cut into groups, and a ladder climbs`() {
    #expect(
      draw(.groups(total: 15, size: 3)) == """
        ├─────── 15 ────────┤
        │ 3 │ 3 │ 3 │ 3 │ 3 │
        """)
    #expect(draw(.ladder([7, 14, 28], hides: .end)) == "7 ─▶ 14 ─▶ __")
    #expect(draw(.ladder([7, 14, 28], hides: .nothing)) == "7 ─▶ 14 ─▶ 28")
  }

  @Test(arguments: [20, 24, 30, 40])
  func `every picture of every question fits, in characters of one column`(width: Int) {
    let characters = Set(" ●○·▌│├┤─▶◀_+−×0123456789")
    for picture in Self.pictures {
      let lines = picture.lines(width: width)
      let isDrawn = !lines.isEmpty || width < 40
      if !isDrawn || lines.count > 13 || lines.contains(where: { $0.count > width })
        || !characters.isSuperset(of: lines.joined())
      {
        Issue.record("\(picture)")
      }
    }
  }

  @Test(arguments: Language.allCases.map(\.rawValue)) func `every picture can be said in words`(
    language: String
  ) throws {
    let texts = try HintTexts(language)
    for picture in Self.pictures {
      for words in picture.words {
        let text = texts.text(words.key, words.numbers) ?? "{"
        if text.contains("{") || text.count > 90 { Issue.record("\(picture): \(text)") }
      }
    }
  }

  @Test func `words leave open what the picture leaves open`() {
    let open = HintPicture.numberLine(start: 48, hops: [2, 5], hides: .end)
    #expect(open.words.map(\.key) == ["picture.start", "picture.hop", "picture.hop-open"])
    #expect(!open.words.contains { $0.numbers.values.contains(55) })
    #expect(open.complete.words.last?.numbers == ["n": 5, "to": 55])
    let back = HintPicture.numberLine(start: 46, hops: [4, 20], hides: .hops)
    #expect(!back.words.contains { $0.numbers.values.contains(20) })
    let ladder = HintPicture.ladder([28, 14, 7], hides: .end)
    #expect(ladder.words.map(\.key) == ["picture.half", "picture.half-open"])
  }
}
