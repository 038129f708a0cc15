import Testing

@testable import Calculator

/// A number of which only the ends of an interval are known, as text.
struct SolutionDigitsTests {
  private func text(_ low: Rational, _ high: Rational, _ digits: NumberFormat.Digits) -> String {
    Solution(
      form: nil, number: nil, low: low, high: high, digits: Solution.commonDigits(low, high),
      multiplicity: nil
    ).text(NumberFormat(digits))
  }

  @Test func `as many digits as were asked for, also where rounding makes the number longer`() {
    let nearTen = (Rational(99_996, 10_000), Rational(99_997, 10_000))
    #expect(text(nearTen.0, nearTen.1, .significant(4)) == "10.00")
    #expect(text(nearTen.0, nearTen.1, .significant(5)) == "10.000")
    let nearOne = (Rational(99_996, 100_000), Rational(99_997, 100_000))
    #expect(text(nearOne.0, nearOne.1, .significant(3)) == "1.00")
  }

  @Test func `ends that differ in their first digits have none in common`() {
    #expect(Solution.commonDigits(Rational(1), Rational(2)) == 0)
    #expect(Solution.commonDigits(Rational(3), Rational(9)) == 0)
    #expect(Solution.commonDigits(Rational(-1), Rational(1)) == 0)
    #expect(Solution.commonDigits(Rational(314, 100), Rational(316, 100)) > 0)
  }

  @Test func `no digit that is not proven`() {
    #expect(text(Rational(314, 100), Rational(316, 100), .significant(6)) == "3")
    #expect(text(Rational(3_141, 1_000), Rational(3_142, 1_000), .significant(6)) == "3.14")
    #expect(text(Rational(-3_142, 1_000), Rational(-3_141, 1_000), .significant(6)) == "−3.14")
  }
}
