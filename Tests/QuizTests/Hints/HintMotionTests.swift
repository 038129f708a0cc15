import Quiz
import Testing

struct HintMotionTests {
  private static let hints = Ladders.all.flatMap { $0.1.rungs + [$0.1.worked] }

  private func frames(_ hint: Hint) -> [[PictureLine]] {
    hint.picture.frames(after: hint.before, width: 30)
  }

  private func texts(_ hint: Hint) -> [String] {
    frames(hint).map { $0.map(\.text).joined(separator: "\n") }
  }

  @Test func `a picture moves in four frames at most, and ends at rest`() {
    for hint in Self.hints {
      let frames = frames(hint)
      if !(1...HintPicture.mostFrames ~= frames.count)
        || frames.last != hint.picture.lines(width: 30)
      {
        Issue.record("\(hint.key)")
      }
    }
  }

  @Test func `no frame shows more than the picture before it or the picture at rest`() {
    for hint in Self.hints {
      let known = (hint.before.map { texts(of: $0) } ?? []) + texts(of: hint.picture)
      for frame in texts(hint) where !numbers(in: frame).isSubset(of: Set(known.flatMap(numbers))) {
        Issue.record("\(hint.key): \(frame)")
      }
    }
  }

  private func texts(of picture: HintPicture) -> [String] {
    picture.lines(width: 30).map(\.text)
  }

  @Test func `the picture at rest is the tallest frame, so that no row stays empty below it`() {
    for hint in Self.hints {
      let heights = frames(hint).map(\.count)
      if heights.contains(where: { $0 > heights.last ?? 0 }) {
        Issue.record("\(hint.key): \(heights)")
      }
    }
  }

  @Test func `the dots cross over one by one`() {
    #expect(
      texts(HintLadder(for: Question(8, .add, 5)).rungs[1]) == [
        "● ● ● ● ●   ○ ○ ○ ○ ○\n● ● ● ⋅ ⋅   ⋅ ⋅ ⋅ ⋅ ⋅",
        "● ● ● ● ●   ○ ○ ○ ○ ⋅\n● ● ● ○ ⋅   ⋅ ⋅ ⋅ ⋅ ⋅",
        "● ● ● ● ●   ○ ○ ○ ⋅ ⋅\n● ● ● ○ ○   ⋅ ⋅ ⋅ ⋅ ⋅",
      ])
  }

  @Test func `the ten breaks into ones`() {
    #expect(
      texts(HintLadder(for: Question(70, .subtract, 6)).rungs[0]) == [
        " 70  ┃┃┃┃┃ ┃┃\n     ", " 60  ┃┃┃┃┃ ┃\n 10  ●●●●● ●●●●●",
      ])
  }

  @Test func `one hop comes after the other`() {
    #expect(
      texts(HintLadder(for: Question(48, .add, 7)).worked) == [
        "48                        ", "48 ├─ +2 ─► 50            ",
        "48 ├─ +2 ─► 50 ├─ +5 ─► 55",
      ])
  }

  @Test func `the array splits`() {
    let frames = texts(HintLadder(for: Question(6, .multiply, 8)).rungs[1])
    #expect(frames.count == 3)
    #expect(frames.first?.contains("○") == false && frames.last?.contains("○   8") == true)
  }

  @Test func `while rods and dots move over there are always as many, else they come row by row`() {
    for hint in Self.hints {
      guard case .rods = hint.picture, case .rods = hint.before else { continue }
      let counts = texts(hint).map { frame in
        frame.count { "●○⊘".contains($0) } + 10 * frame.count { "┃╏╂".contains($0) }
      }
      let isBuiltUp = counts == counts.sorted() && counts[0] < counts[counts.count - 1]
      if !isBuiltUp, Set(counts.dropFirst().dropLast()).contains(where: { $0 != counts[0] }) {
        Issue.record("\(hint.key): \(counts)")
      }
    }
  }
}
