import Testing

@testable import Calculator

/// Powers with the unknown in the exponent, whose base can be zero or less.
struct PowerBasesTests {
  private func solutions(_ text: String, _ from: Int = -1_000, _ to: Int = 1_000) throws
    -> SolutionSet
  {
    let settings = CalculatorSettings(angleUnit: .radians)
    guard case .one(let equation) = try EquationProblem(text, settings: settings) else {
      throw FormulaError(.noUnknown, at: 0..<0)
    }
    return equation.solutions(in: SearchedInterval(from: Number(from), to: Number(to)))
  }

  private func forms(_ set: SolutionSet) -> [String?] {
    set.points.map { $0.form?.text(isForPeople: false) }
  }

  @Test(arguments: [
    ("(-2)^x = 4", ["2"]), ("(-2)^x = -8", ["3"]), ("x^x = 0.25", ["-2"]), ("x^x = -1", ["-1"]),
    ("0^(x - 1) = 0", ["2", "3", "4", "5"]), ("(x - 1)^x = 1", ["0", "2"]), ("x^pi = 0", ["0"]),
    ("(-8)^x = 4", ["2/3"]), ("(-8)^x = -2", ["1/3"]), ("2^x + (-1)^x = 5", ["2"]),
    ("(x^2 - 9)^x = 1", ["-sqrt(10)", "sqrt(10)"]),
  ])
  func `a solution with a base that is not above zero is found`(
    text: String, expected: [String]
  ) throws {
    let set = try solutions(text, -5, 5)
    let found = forms(set).compactMap(\.self)
    #expect(expected.allSatisfy(found.contains), "\(found) \(set.undecided)")
    #expect(found.count == Set(found).count)
  }

  @Test func `where all numbers solve it, it is undecided but for whole ones`() throws {
    let set = try solutions("(-1)^x = 1", 0, 5)
    #expect(forms(set) == ["0", "2", "4"])
    #expect(set.undecided == [Region(low: .zero, high: Rational(5))])
    let several = try solutions("(-2)^x + (-3)^x = 13", -5, 5)
    #expect(forms(several) == ["2"] && !several.isComplete)
  }

  @Test func `zero to a power above zero is zero, and one to any power is one`() throws {
    let zero = try solutions("0^x = 0", -3, 3)
    #expect(
      zero.stretches == [Stretch(from: .zero, to: Rational(3), isFromIncluded: false)])
    #expect(zero.isComplete && zero.points.isEmpty && !zero.isEverything)
    #expect(try solutions("0^x = x - 2", -3, 3).points.map(\.form) == [.fraction(Rational(2))])
    #expect(try solutions("0^x = x + 2", -3, 3).points.isEmpty)
    #expect(try solutions("0^x = 1", -3, 3).isComplete)
    #expect(try solutions("1^x = 1").isEverything)
    #expect(try solutions("1^x = 2").points.isEmpty)
    let holed = try solutions("1^(1/x) = 1")
    #expect(holed.isEverything && holed.excluded.map(\.point.form) == [.fraction(.zero)])
  }

  @Test(arguments: ["(-2)^x = 4", "(-2)^x = -8", "(x - 1)^x = 1", "x^pi = 3"])
  func `what is decided there is complete`(text: String) throws {
    let set = try solutions(text, -5, 5)
    #expect(set.isComplete && set.points.count == (text.contains("x - 1") ? 2 : 1))
  }

  @Test(arguments: ["(-2)^x = 5", "2^x = -8", "(-2)^x = 0"])
  func `what is no solution is not told as one`(text: String) throws {
    #expect(try solutions(text, -5, 5).points.isEmpty)
  }

  @Test func `a base above zero leaves nothing open`() throws {
    for text in ["2^x = 8", "(x^2 + 1)^x = 25", "e^(-x) = 1/e"] {
      #expect(try solutions(text, -5, 5).isComplete, "\(text)")
    }
  }
}
