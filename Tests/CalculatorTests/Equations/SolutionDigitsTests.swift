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

  @Test(arguments: [
    Rational(45, 2), Rational(-45, 4), Rational(1, 1_000_000_000_000), Rational(2_000),
  ])
  func `around a decimal nothing but the digits that both ends share is given up`(root: Rational) {
    let gap = root.magnitude / Rational(1 << 60)
    let (low, high) = (root - gap, root + gap)
    for digits: NumberFormat.Digits in [.significant(6), .automatic(places: 10)] {
      let shown = text(low, high, digits)
      #expect(shown.count { $0.isNumber } >= 4, "\(shown)")
      #expect(!shown.contains("…"), "it may be rounded up or down: \(shown)")
    }
    #expect(Solution.commonDigits(low, high) > 15)
  }

  @Test(arguments: [
    ("tan(x) = sqrt(2) − 1", 0, 90, ["22.50000"]),
    ("2sin(x)^2 + sin(2x) = 1", 0, 180, ["22.50000", "112.50000"]),
  ])
  func `roots that are decimals have all their digits`(
    typed: String, from: Int, to: Int, roots: [String]
  ) throws {
    let problem = try EquationProblem(
      typed, settings: CalculatorSettings(angleUnit: .degrees))
    guard case .one(let equation) = problem else { throw FormulaError(.noUnknown, at: 0..<0) }
    let set = equation.solutions(in: SearchedInterval(from: Number(from), to: Number(to)))
    #expect(set.points.map { $0.text(NumberFormat(.places(5), isForPeople: false)) } == roots)
  }
}
