import Basics
import Testing

@testable import Quiz

struct HintPictureTests {
  @Test func `dots cross over to fill the ten`() {
    #expect(
      Ladders.drawn(Question(8, .add, 5)) == [
        """
        ● ● ● ● ●   ○ ○ ○ ○ ○
        ● ● ● ⋅ ⋅   ⋅ ⋅ ⋅ ⋅ ⋅
        """,
        """
        ● ● ● ● ●   ○ ○ ○ ⋅ ⋅
        ● ● ● ○ ○   ⋅ ⋅ ⋅ ⋅ ⋅
        """,
        """
        ● ● ● ● ●   ○ ○ ○ ⋅ ⋅
        ● ● ● ○ ○   ⋅ ⋅ ⋅ ⋅ ⋅
            10          3    
        """,
      ])
  }

  @Test func `what is worked out shows both parts as they were shown before`() {
    #expect(
      Ladders.drawn(Question(6, .multiply, 6)).last == """
        ● ● ● ● ● ●
        ● ● ● ● ● ●
        ● ● ● ● ● ●   6 × 6 = 36
        ● ● ● ● ● ●
        ● ● ● ● ● ●
        ○ ○ ○ ○ ○ ○
        """)
    #expect(Ladders.drawn(Question(9, .multiply, 10)).last == " 90  ┃┃┃┃┃ ╏╏╏╏")
  }

  @Test func `to twenty it is as far as to ten in the frame that is not full`() {
    #expect(
      Ladders.drawn(Question(20, .subtract, 14))[1] == """
        ● ● ● ● ⋅
        ⋅ ⋅ ⋅ ⋅ ⋅
        """)
  }

  @Test func `a sheet of columns has the sign and the numbers of its question`() {
    let sheets = Ladders.all.flatMap { question, ladder in
      (ladder.rungs + [ladder.worked]).compactMap { hint -> (Question, ColumnSum)? in
        guard case .columns(let sheet) = hint.picture else { return nil }
        return (question, sheet)
      }
    }
    #expect(Set(sheets.map(\.0.operation)) == [.add, .subtract])
    #expect(
      sheets.allSatisfy { question, sheet in
        sheet.isDifference == (question.operation == .subtract)
          && Set([sheet.first, sheet.second]) == [question.left, question.right]
      })
  }

  @Test func `each part of an array has its product beside it`() {
    #expect(
      Ladders.drawn(Question(7, .multiply, 8))[1] == """
        ● ● ● ● ● ● ● ●
        ● ● ● ● ● ● ● ●
        ● ● ● ● ● ● ● ●   5 × 8 = 40
        ● ● ● ● ● ● ● ●
        ● ● ● ● ● ● ● ●
        ○ ○ ○ ○ ○ ○ ○ ○   2 × 8 = __
        ○ ○ ○ ○ ○ ○ ○ ○
        """)
  }

  @Test func `a pair of numbers moves only while its dots stay as many`() {
    let (apart, together) = (DotPair((6, 0), (0, 8)), DotPair((6, 1), (0, 7)))
    #expect(together.way(from: apart) == [apart, together])
    #expect(together.way(from: together).isEmpty)
    #expect(together.way(from: DotPair((6, 0), (0, 7))).isEmpty)
  }

  @Test func `ones that make ten leave the tens as they are`() {
    #expect(
      HintLadder(for: Question(34, .add, 26)).rungs.map(\.picture.tells).contains {
        $0.isSuperset(of: [30, 20, 10])
      })
  }

  @Test func `groups in cells tell their size, how many there are and what they make`() {
    let parts = [
      GroupCells.Part(count: 3, product: .known(21)), GroupCells.Part(count: 2, product: nil),
    ]
    #expect(GroupCells(size: 7, parts: parts).tells == [7, 3, 21, 2])
  }

  @Test func `to take nothing away leaves the bar that was there`() {
    #expect(
      Ladders.drawn(Question(7, .subtract, 0))[1].contains("7"),
      "the number is known, what is left is not")
    let half = HintLadder(for: Question(7, .subtract, 0)).rungs[1].picture
    #expect(half.tells == [7])
    #expect(Ladders.drawn(Question(7, .subtract, 0))[1].last != "7")
  }

  @Test
  func `the number beside rods and dots is what they come to, before or after some are taken`() {
    for case .rods(let picture) in Ladders.pictures {
      for row in picture.rows {
        guard let value = row.label?.value else { continue }
        let (left, drawn) = (10 * row.tens.all + row.ones.all, 10 * row.tens.count + row.ones.count)
        #expect(value == left || value == drawn, "\(row)")
      }
    }
  }

  @Test func `one product beside an array is that of all its dots`() {
    for case .array(let dots) in Ladders.pictures where dots.secondProduct == nil {
      guard let product = dots.firstProduct?.value else { continue }
      #expect(product == (dots.first + dots.second) * dots.columns, "\(dots)")
    }
  }

  @Test func `hops go along the number line`() {
    #expect(
      Ladders.drawn(Question(48, .add, 7)) == [
        "48 ├─ +__ ─► 50", "48 ├─ +2 ─► 50 ├─ +5 ─► __", "48 ├─ +2 ─► 50 ├─ +5 ─► 55",
      ])
    #expect(
      Ladders.drawn(Question(75, .subtract, 28)) == [
        "__ ◄─ −30 ─┤ 75", "45 ◄─ −30 ─┤ 75\n45 ├─ +2 ─► __", "45 ◄─ −30 ─┤ 75\n45 ├─ +2 ─► 47",
      ])
  }

  @Test func `all that is taken away is struck out, and nothing stands for the rest`() {
    #expect(
      Ladders.drawn(Question(24, .subtract, 24)) == [
        " 24  ┃┃  ●●●●\n\n 24  ┃┃  ●●●●", " 24  ╂ ╂  ⊘⊘⊘⊘", " 24  ╂ ╂  ⊘⊘⊘⊘\n  0  ",
      ])
  }

  @Test func `rods of ten are taken away part by part`() {
    #expect(
      Ladders.drawn(Question(76, .subtract, 42)) == [
        " 76  ┃┃┃┃┃ ┃┃  ●●●●● ●", " 30  ┃┃┃ ╂ ╂ ╂ ╂\n  6  ●●●●● ●", " 34  ┃┃┃ ╂ ╂ ╂ ╂  ●●●● ⊘⊘",
      ])
  }

  @Test func `a division does not show how many groups there are`() {
    #expect(
      Ladders.drawn(Question(42, .divide, 7)) == [
        """
        ┌─────┬────────────
        │  7  │ ...         = 42
        └─────┴────────────
        """,
        """
        ┌───┬───┬───┬───┬───┬───┐
        │ 7 │ 7 │ 7 │ 7 │ 7 │   │ = 42
        └───┴───┴───┴───┴───┴───┘
         └────── 35 ───────┘
        """,
        """
        ┌───┬───┬───┬───┬───┬───┐
        │ 7 │ 7 │ 7 │ 7 │ 7 │ 7 │ = 42
        └───┴───┴───┴───┴───┴───┘
         └────── 35 ───────┘
        """,
      ])
    #expect(
      Ladders.drawn(Question(144, .divide, 12))[0] == """
        ┌─────┬────────────
        │ 12  │ ...         = 144
        └─────┴────────────
        """)
  }

  @Test func `two numbers that are alike are dots above dots, each number in a sign of its own`() {
    #expect(
      Ladders.drawn(Question(5, .add, 7)) == [
        """
        5  ● ● ● ● ●
        7  ○ ○ ○ ○ ○  ○ ○
        """,
        """
        6  ● ● ● ● ●  ○
        6  ○ ○ ○ ○ ○  ○
           └─── __ ───┘
        """,
        """
        6  ● ● ● ● ●  ○
        6  ○ ○ ○ ○ ○  ○
           └─── 12 ───┘
        """,
      ])
    #expect(
      Ladders.drawn(Question(3, .add, 3)) == [
        """
        3  ● ● ●
        3  ○ ○ ○
        """,
        """
        3  ●   ●   ●
        3  ○   ○   ○
           2   4   __
        """,
        """
        3  ●   ●   ●
        3  ○   ○   ○
           2   4   6
        """,
      ])
    #expect(
      Ladders.drawn(Question(7, .add, 8))[1] == """
        7  ● ● ● ● ●  ● ●
        8  ○ ○ ○ ○ ○  ○ ○   ○
           └──── 14 ────┘   1
        """)
  }

  @Test func `a small sum leads to the same one in each ten`() {
    #expect(
      Ladders.drawn(Question(23, .add, 4), bySecondWay: true) == [
        "3 ├─ +4 ─► __", " 3 ├─ +4 ─► 7\n13 ├─ +4 ─► 17\n23 ├─ +4 ─► __",
        " 3 ├─ +4 ─► 7\n13 ├─ +4 ─► 17\n23 ├─ +4 ─► 27",
      ])
    #expect(
      Ladders.drawn(Question(70, .subtract, 6), bySecondWay: true)[1]
        == " 4 ◄─ −6 ─┤ 10\n14 ◄─ −6 ─┤ 20\n__ ◄─ −6 ─┤ 70")
  }

  @Test func `ones that pass ten are a ten and ones before they are put to the tens`() {
    #expect(
      Ladders.drawn(Question(34, .add, 28), bySecondWay: true)[2] == """
         50  ┃┃┃ ╏╏

         12  ╏  ○○
        """)
  }

  @Test(arguments: FactorPosition.allCases)
  func `every picture fits into the narrowest bubble, in characters of known width`(
    groups: FactorPosition
  ) {
    let characters = Set(" ●○⊘⋅?┃│╏╂¦┌┬┐├┼┤└┘┴─┄╭╮►◄▼🙂_.+−×=0123456789")
    for picture in Ladders.pictures {
      let lines = picture.lines(width: 30, groups: groups)
      if lines.isEmpty || lines.count > 8 || lines.contains(where: { $0.width > 30 })
        || !characters.isSuperset(of: lines.map(\.text).joined())
      {
        Issue.record("\(picture)")
      }
    }
  }

  @Test(arguments: Language.allCases.map(\.rawValue)) func `every picture can be said in words`(
    language: String
  ) throws {
    let texts = try HintTexts(language)
    for picture in Ladders.pictures {
      for words in picture.words {
        let text = texts.text(words.key, words.numbers) ?? "{"
        if text.contains("{") || text.count > 90 { Issue.record("\(picture): \(text)") }
      }
      if picture.words.isEmpty { Issue.record("\(picture) says nothing") }
    }
  }
}
