import Testing

@testable import Quiz

struct DotHeapTests {
  @Test func `each row of a heap lies on a longer one, and none is half of it`() {
    for count in 3...60 {
      let rows = DotHeap(count: count).rows
      #expect(rows.reduce(0, +) == count && rows.count <= 3)
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 }, "\(count)")
      #expect(rows.allSatisfy { 2 * $0 != count }, "\(count)")
    }
  }

  @Test func `a heap of two dots has one row`() {
    #expect(DotHeap(count: 2).rows == [2])
  }

  @Test func `a heap grows from below, and its rows stand in its middle`() {
    let heap = HintPicture.heap(DotHeap(count: 16))
    #expect(heap.lines(width: 30).map(\.text) == ["    ○ ○ ○", " ○ ○ ○ ○ ○ ○", "○ ○ ○ ○ ○ ○ ○"])
    let frames = heap.frames(after: nil, width: 30).map { $0.map(\.text) }
    #expect(frames.map { $0.count { $0.contains("○") } } == [1, 2, 3])
  }

  @Test func `what is shared between two is a heap first`() {
    for (whole, divisor) in [(16, 2), (16, 8), (22, 11), (24, 12)] {
      let ladder = HintLadder(for: Question(whole, .divide, divisor))
      #expect(ladder.rungs.first?.picture == .heap(DotHeap(count: whole)), "\(whole) ÷ \(divisor)")
    }
  }
}
