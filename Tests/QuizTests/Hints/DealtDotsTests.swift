import Testing

@testable import Quiz

/// Things that two friends share.
struct DealtDotsTests {
  private static let divisions = Question.all(of: .divide).filter {
    HintLadder(for: $0).strategy.name == "divide.half"
  }

  @Test func `the friends wait, then some have come to each, then all`() {
    #expect(
      Ladders.drawn(Question(6, .divide, 2)) == [
        "○ ○ ○ ○ ○ ○\n\n🙂  \n🙂  ",
        "○ ○ ⋅ ⋅ ⋅ ⋅\n\n🙂  ● ●\n🙂  ● ●",
        "⋅ ⋅ ⋅ ⋅ ⋅ ⋅\n\n🙂  ● ● ●\n🙂  ● ● ●",
      ])
  }

  @Test func `the dots are dealt out one by one, and none is lost`() {
    let hint = HintLadder(for: Question(4, .divide, 2)).worked
    let frames = hint.picture.frames(after: hint.before, width: 30).map { $0.map(\.text) }
    #expect(
      frames.map { $0[2...] } == [
        ["🙂  ●", "🙂  ●"], ["🙂  ● ●", "🙂  ●"], ["🙂  ● ●", "🙂  ● ●"],
      ])
    for question in Self.divisions {
      let ladder = HintLadder(for: question)
      for hint in ladder.rungs + [ladder.worked] {
        for frame in hint.picture.frames(after: hint.before, width: 30) {
          let dots = frame.map(\.text).joined().count { "●○".contains($0) }
          if dots != question.left { Issue.record("\(question): \(frame.map(\.text))") }
        }
      }
    }
  }

  @Test func `no friend has all of a share before the answer is worked`() {
    #expect(Self.divisions.count > 8)
    for question in Self.divisions {
      for hint in HintLadder(for: question).rungs {
        guard case .dealt(let dots) = hint.picture else {
          Issue.record("\(question)")
          continue
        }
        let most =
          dots.lines(width: 30, groups: .first)
          .map { $0.text.count { $0 == "●" } }.max() ?? 0
        if most >= question.answer || dots.tells.contains(question.answer), question.answer > 2 {
          Issue.record("\(question): \(dots.tells)")
        }
      }
    }
  }

  @Test func `many dots lie in rows of ten, which are not the friends' shares`() {
    for (count, rows) in [(14, [14]), (16, [10, 6]), (20, [9, 9, 2]), (24, [10, 10, 4])] {
      let lines = DealtDots(count: count, friends: 2, dealt: 0).lines(width: 30, groups: .first)
      let pile = lines.prefix { !$0.isEmpty }
      #expect(pile.map { $0.text.count { $0 == "○" } } == rows)
      #expect(pile.allSatisfy { !$0.text.contains("○○") })
    }
  }

  @Test func `a friend takes two columns, before it is seen too`() {
    let line = DealtDots(count: 6, friends: 2, dealt: 2).lines(width: 30, groups: .first)[2]
    #expect(line.width == "🙂  ●".count + 1)
    #expect(line.shown(at: 0).width == line.width)
  }

  @Test func `the friends come one after the other`() {
    let hint = HintLadder(for: Question(6, .divide, 2)).rungs[0]
    let frames = hint.picture.frames(after: hint.before, width: 30)
    #expect(frames.map { $0.map(\.text).joined().count { $0 == "🙂" } } == [0, 1, 2])
  }

  @Test func `a deal goes on only where it began`() {
    let some = DealtDots(count: 6, friends: 2, dealt: 2)
    #expect(some.way(from: DealtDots(count: 8, friends: 2, dealt: 0)).isEmpty)
    #expect(some.way(from: DealtDots(count: 6, friends: 3, dealt: 0)).isEmpty)
    #expect(some.way(from: some).isEmpty)
  }

  @Test func `the friends and what each has are said`() {
    let some = DealtDots(count: 6, friends: 2, dealt: 4)
    #expect(
      some.words == [
        PictureWords("dots", ["open": 2]), PictureWords("friends", ["friends": 2, "n": 2]),
      ])
    let none = DealtDots(count: 6, friends: 2, dealt: 6)
    #expect(none.words == [PictureWords("friends", ["friends": 2, "n": 3])])
  }

  @Test func `rows of ten hold all dots, and none of them half of them`() {
    let rows = { (count: Int) in DealtDots(count: count, friends: 2, dealt: 0).rows }
    for count in 3...60 {
      #expect(rows(count).reduce(0, +) == count && rows(count).allSatisfy { 1...10 ~= $0 })
      #expect(rows(count).allSatisfy { 2 * $0 != count }, "\(count)")
    }
    #expect(rows(16) == [10, 6] && rows(24) == [10, 10, 4])
    #expect(rows(20) == [9, 9, 2], "two rows of ten would be the answer")
  }
}
