import Testing

@testable import Quiz

struct NumberLineFitTests {
  @Test func `hops that fit exactly stand on one line`() {
    let line = NumberLine(from: 38, [2, 10, 4])
    let wide = line.lines(width: 100, groups: .first)
    let width = wide[0].width
    #expect(wide.count == 1)
    #expect(line.lines(width: width, groups: .first) == wide)
    #expect(line.lines(width: width - 1, groups: .first) != wide)
  }
}
