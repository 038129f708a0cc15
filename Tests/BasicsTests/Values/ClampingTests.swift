import Basics
import Testing

struct ClampingTests {
  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (5, 5), (10, 10), (11, 10)])
  func `a value stays in its range`(value: Int, clamped: Int) {
    #expect(value.clamped(to: 1...10) == clamped)
  }
}
