import Testing

@testable import Calculator

struct IntervalEndsTests {
  private static let least = Rational(2).raised(to: -100_000)

  @Test(arguments: [-60_000, -1, 0, 1, 60_000])
  func `ends that are not too near to zero are exact`(exponent: Int) {
    let power = Interval(Rational(exponent), precision: 53).exponential
    let ends = power.ends
    #expect(ends.low <= ends.high && ends.low > .zero)
    #expect(Interval(ends.low, ends.high, precision: 53).ends == ends)
  }

  @Test(arguments: [70_000, 10_000_000, 700_000_000])
  func `ends nearer to zero are moved out, and still hold all that is between them`(
    exponent: Int
  ) {
    let tiny = Interval(Rational(-exponent), precision: 53).exponential
    #expect(tiny.ends == (.zero, Self.least))
    let below = (-tiny).ends
    #expect(below == (-Self.least, .zero))
    let around = Interval.hull(tiny, -tiny).ends
    #expect(around == (-Self.least, Self.least))
  }
}
