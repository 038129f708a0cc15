import Basics
import Testing

@testable import Calculator

/// The fractions against a second implementation, above all where 64 bits end.
struct RationalTests {
  /// Whole numbers at the edges of what is small.
  private static let edges = [
    "0", "1", "2", "3", "10", "4294967295", "4294967296", "3037000499", "3037000500",
    "9223372036854775806", "9223372036854775807", "9223372036854775808", "9223372036854775809",
    "18446744073709551615", "18446744073709551616", "340282366920938463463374607431768211456",
  ]

  private static func randomFraction(using generator: inout some RandomNumberGenerator) -> String {
    func whole(_ generator: inout some RandomNumberGenerator) -> String {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        return edges.randomElement(using: &generator) ?? "1"
      }
      let length = [1, 2, 5, 9, 10, 18, 19, 20, 30].randomElement(using: &generator) ?? 1
      return (0..<length).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
    }
    let sign = Bool.random(using: &generator) ? "-" : ""
    let (above, below) = (whole(&generator), whole(&generator))
    return SlowFraction("\(sign)\(above)/\(SlowInteger(below).isZero ? "7" : below)").text
  }

  private static func rational(_ text: String) -> Rational {
    let parts = text.split(separator: "/").map {
      Rational(BigFraction(digits: String($0), powerOfTen: 0))
    }
    return parts.count == 2 ? parts[0] / parts[1] : parts[0]
  }

  @Test func `a root that is no fraction is none`() {
    #expect(Rational(-4).root(2) == nil && Rational(-4, 9).root(4) == nil)
    #expect(Rational(2).root(2) == nil && Rational(4).root(0) == nil)
    #expect(Rational(-8, 27).root(3) == Rational(-2, 3) && Rational(4, 9).root(2) == Rational(2, 3))
  }

  @Test func `arithmetic agrees with arithmetic digit by digit`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<250 {
      let (a, b) = (Self.randomFraction(using: &generator), Self.randomFraction(using: &generator))
      let (slowA, slowB) = (SlowFraction(a), SlowFraction(b))
      let (fastA, fastB) = (Self.rational(a), Self.rational(b))
      #expect(fastA.description == a)
      #expect((fastA + fastB).description == (slowA + slowB).text, "\(a) + \(b)")
      #expect((fastA - fastB).description == (slowA + -slowB).text, "\(a) - \(b)")
      #expect((fastA * fastB).description == (slowA * slowB).text, "\(a) * \(b)")
      if !fastB.isZero {
        #expect((fastA / fastB).description == (slowA * slowB.reciprocal).text, "\(a) / \(b)")
      }
      #expect((fastA < fastB) == (slowA < slowB), "\(a) < \(b)")
      #expect(fastA.floor.description == slowA.floor.text, "floor \(a)")
    }
  }

  @Test func `powers agree with repeated multiplication`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let text = Self.randomFraction(using: &generator)
      let base = Self.rational(text)
      var product = Rational.one
      for exponent in 0...9 {
        #expect(base.raised(to: exponent) == product, "\(text)^\(exponent)")
        if !base.isZero { #expect(base.raised(to: -exponent) == .one / product) }
        product = product * base
      }
    }
  }

  @Test func `a number has one form only`() {
    let edge = Rational(Int.max)
    #expect(edge + .one - .one == edge)
    #expect((edge + .one).hashValue == (edge + .one).hashValue)
    #expect(-(-Rational(Int.min)) == Rational(Int.min))
    #expect(Rational(Int.min) * Rational(-1) == edge + .one)
    #expect(Rational(Int.min) / Rational(-1) == edge + .one)
    #expect(Rational(1) / Rational(Int.min) * Rational(Int.min) == .one)
    #expect(Rational(Int.min, Int.min) == .one)
    #expect(Rational(2, -4) == Rational(-1, 2))
    if case .small = (edge + .one - .one).storage {} else { Issue.record("it fits and is big") }
    if case .big = (edge + .one).storage {} else { Issue.record("it does not fit and is small") }
  }

  @Test func `factorials and roots undo what made them`() {
    #expect(
      (1...60).allSatisfy { Rational.factorial($0) / Rational.factorial($0 - 1) == Rational($0) })
    for degree in 2...7 {
      for base in [
        Rational(2), Rational(10), Rational(3, 7), Rational(Int.max), Rational(12_345, 678),
      ] {
        #expect(base.raised(to: degree).root(degree) == base)
        #expect((base.raised(to: degree) + .one).root(degree) == nil)
      }
    }
  }

  @Test func `the small primes are the numbers that only one and themselves divide`() {
    let primes = (2..<1_000).filter { number in
      (2..<number).allSatisfy { !number.isMultiple(of: $0) }
    }
    #expect(Primes.small == primes)
  }

  @Test func `the greatest common divisor is that of Euclid`() {
    func euclid(_ a: UInt64, _ b: UInt64) -> UInt64 { b == 0 ? a : euclid(b, a % b) }
    for a in (0 as UInt64)...60 {
      for b in (0 as UInt64)...60 { #expect(greatestCommonDivisor(a, b) == euclid(a, b)) }
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let (a, b) = (generator.next(), generator.next() >> 20)
      #expect(greatestCommonDivisor(a, b) == euclid(a, b))
    }
  }
}
