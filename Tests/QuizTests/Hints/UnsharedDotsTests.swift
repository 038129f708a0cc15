import Testing

@testable import Quiz

struct UnsharedDotsTests {
  @Test func `rows of ten hold all dots, and none of them half of them`() {
    for count in 1...60 {
      let rows = UnsharedDots(count: count).rows
      #expect(rows.reduce(0, +) == count && rows.allSatisfy { 1...10 ~= $0 })
      #expect(rows.allSatisfy { 2 * $0 != count } || count == 2, "\(count)")
    }
    #expect(
      UnsharedDots(count: 16).rows == [10, 6] && UnsharedDots(count: 24).rows == [10, 10, 4])
    #expect(UnsharedDots(count: 20).rows == [9, 9, 2], "two rows of ten would be the answer")
  }

  @Test func `the rows come one after the other`() {
    let dots = HintPicture.unshared(UnsharedDots(count: 13))
    #expect(dots.lines(width: 30).map(\.text) == ["○ ○ ○ ○ ○ ○ ○ ○ ○ ○", "○ ○ ○"])
    let frames = dots.frames(after: nil, width: 30).map { $0.map(\.text) }
    #expect(frames.map { $0.count { $0.contains("○") } } == [1, 2])
  }

  @Test func `what makes two groups is dots first`() {
    for (whole, divisor) in [(16, 8), (22, 11), (24, 12)] {
      let ladder = HintLadder(for: Question(whole, .divide, divisor))
      #expect(ladder.rungs.first?.picture == .unshared(UnsharedDots(count: whole)))
    }
  }
}
