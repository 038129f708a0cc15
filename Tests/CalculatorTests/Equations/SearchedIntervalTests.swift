import Calculator
import Testing

struct SearchedIntervalTests {
  @Test(arguments: [(1, 2, true), (2, 1, false), (1, 1, false), (-3, -2, true)])
  func `an interval begins below its end`(from: Int, to: Int, isOne: Bool) {
    #expect((SearchedInterval(Number(Rational(from)), below: Number(Rational(to))) != nil) == isOne)
  }
}
