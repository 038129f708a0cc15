import Testing

@testable import Quiz

/// A walk between near numbers: a row of them, with an arc for each hop.
struct NumberRowTests {
  private func frames(_ hint: Hint) -> [String] {
    hint.picture.frames(after: hint.before, width: 30).map {
      $0.map(\.text).joined(separator: "\n")
    }
  }

  @Test func `a walk up is seen as a whole, then step by step, then counted`() {
    #expect(
      Ladders.drawn(Question(89, .subtract, 85)) == [
        """
         ╭─────── __ ───────▼
        85   86   87   88   89
        """,
        """
         ╭───▼╭───▼╭───▼╭───▼
        85   86   87   88   89
        """,
        """
         ╭─1─▼╭─2─▼╭─3─▼╭─4─▼
        85   86   87   88   89
        """,
      ])
  }

  @Test func `a walk back goes from right to left, to a place that stays open`() {
    #expect(
      Ladders.drawn(Question(98, .subtract, 2)) == [
        """
         ▼───╮▼───╮
        __   __   98
        """,
        """
         ▼───╮▼───╮
        __   97   98
        """,
        """
         ▼───╮▼───╮
        96   97   98
        """,
      ])
  }

  @Test func `an arc ends over the number where the hop lands`() {
    #expect(
      Ladders.drawn(Question(8, .subtract, 2))[2] == "▼───╮▼───╮\n6    7    8")
    #expect(Ladders.drawn(Question(8, .add, 1))[2] == " ╭───▼\n8    9")
    #expect(Ladders.drawn(Question(100, .subtract, 98))[1] == "  ╭───▼╭───▼\n 98   99  100")
    let back = Ladders.drawn(Question(100, .subtract, 3))[0]
    #expect(back == "  ▼───╮▼───╮▼───╮\n __   __   __  100", "lands on the second sign")
  }

  @Test func `the hops come one by one, and end at the number`() {
    let walk = frames(HintLadder(for: Question(89, .subtract, 85)).rungs[1])
    #expect(walk.map { $0.count { $0 == "▼" } } == [1, 2, 3, 4])
    #expect(walk.allSatisfy { $0.hasSuffix("85   86   87   88   89") })
    let back = frames(HintLadder(for: Question(98, .subtract, 2)).worked)
    #expect(back.map { $0.count { $0 == "▼" } } == [0, 1, 2])
    #expect(back[1].hasPrefix("      ▼───╮"), "the first hop back is the one at the right")
  }

  @Test func `in a long walk each frame brings some hops`() {
    let counts = frames(HintLadder(for: Question(99, .subtract, 91)).rungs[1])
      .map { $0.count { $0 == "▼" } }
    #expect(counts == [2, 4, 6, 8])
  }

  @Test func `every walk in ones has room for all its numbers`() {
    var walks = 0
    for case .line(let line) in Ladders.pictures where line.isRow {
      let lines = line.lines(width: 30, groups: .first)
      if lines.count != 2 || lines[0].text.contains(where: { "├┤►◄".contains($0) }) {
        Issue.record("\(line)")
      }
      walks += 1
    }
    #expect(walks > 500)
  }

  @Test func `what does not fit into a row is drawn as arrows`() {
    let line = NumberLine(from: 10, [20], openHops: [0], isRow: true)
    #expect(line.lines(width: 30, groups: .first).map(\.text) == ["10 ├─ +__ ─► 30"])
  }

  @Test func `the answer of a walk up is neither written nor said before it is counted`() {
    let ladder = HintLadder(for: Question(89, .subtract, 85))
    for hint in ladder.rungs {
      #expect(!hint.picture.tells.contains(4))
      #expect(hint.picture.words.allSatisfy { !$0.numbers.values.contains(4) })
    }
    #expect(
      ladder.rungs[1].picture.words.map(\.key)
        == ["picture.start"] + Array(repeating: "picture.hop", count: 4))
    #expect(ladder.worked.picture.tells.isSuperset(of: [4, 85, 86, 89]))
  }
}
