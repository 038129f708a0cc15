import Basics
import Testing

@testable import Calculator

/// Equations whose unknown stands in one place, which are solved backwards, however far away.
struct InverseChainTests {
  private func solutions(_ text: String, _ unit: AngleUnit = .radians) throws -> SolutionSet {
    let problem = try EquationProblem(text, settings: CalculatorSettings(angleUnit: unit))
    guard case .one(let equation) = problem else { throw FormulaError(.noUnknown, at: 0..<0) }
    return equation.solutions()
  }

  @Test(arguments: [
    ("ln x = 10", ["e^10"]), ("sqrt x = 100", ["10000"]), ("e^x = 10^9", ["ln 1000000000"]),
    ("log x = 5", ["100000"]), ("√(x + 3) = 50", ["2497"]), ("1/ln x = 2", ["e^(1/2)"]),
    ("2^(x^2 − 1) = 8", ["−2", "2"]), ("x^(2/3) = 10^4", ["−1000000", "1000000"]),
    ("x^(-1/2) = 0.001", ["1000000"]), ("2^x + 2^x = 8", ["2"]), ("5 − √x = −95", ["10000"]),
    ("|ln x| = 7", ["e^(−7)", "e^7"]), ("asinh(x/3) = 0", ["0"]), ("1/(3 + √x) = 1/103", ["10000"]),
  ])
  func `what was done to the unknown is undone`(text: String, forms: [String]) throws {
    let set = try solutions(text)
    #expect(set.points.map { $0.form?.text(isForPeople: true) } == forms)
    #expect(set.isComplete && set.searched == nil)
  }

  @Test(arguments: [
    "√x = −100", "e^x = −1", "|ln x| = −1", "x^(2/3) = −4", "1/ln x = 0", "3/√x = 0", "atan x = 2",
  ])
  func `a value that a step never takes has no solution at all`(text: String) throws {
    let set = try solutions(text)
    #expect(set.points.isEmpty && set.isComplete && set.searched == nil)
  }

  @Test func `an angle far up is that of one number`() throws {
    let set = try solutions("atan x = 89.99", .degrees)
    #expect(
      set.points.map { $0.text(NumberFormat(.places(4), isForPeople: false)) } == ["5729.5779"])
    #expect(set.searched == nil)
  }

  @Test func `where the equation has no value is said`() throws {
    let set = try solutions("ln((x^2 − 1)/(x − 1)) = 0")
    #expect(set.points.map(\.form) == [.fraction(.zero)])
    #expect(set.excluded.map(\.point.form) == [.fraction(.one)])
  }

  @Test func `the interval that is asked for is kept`() throws {
    let problem = try EquationProblem("|ln x| = 7", settings: CalculatorSettings())
    guard case .one(let equation) = problem else { return #expect(Bool(false)) }
    let set = equation.solutions(in: SearchedInterval(from: Number(0), to: Number(1)))
    #expect(set.points.map(\.form) == [.exponential(Rational(-7))])
    #expect(set.searched != nil && !set.isSearchedAsUsual)
  }

  @Test(arguments: ["x + √x = 10^8", "x ln x = 5", "sin x = 1/2", "2^x = x^2", "x^pi = 3"])
  func `where the unknown cannot be set free, the usual interval is searched`(
    text: String
  ) throws {
    let set = try solutions(text)
    #expect(set.searched != nil && set.isSearchedAsUsual)
  }

  @Test func `the number that an equation was made from is found, and nothing false`() throws {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let number = Rational(Int.random(in: -40...40, using: &generator), 4)
      let (text, value) = made(from: number, &generator)
      let set = try solutions("\(text) = \(value)")
      #expect(set.isComplete, "\(text) = \(value)")
      let isFound = set.points.contains { $0.low <= number && number <= $0.high }
      #expect(isFound || set.excluded.contains { $0.point.low == number }, "\(text) = \(value)")
      for point in set.points where set.searched == nil { try check(point, text, value) }
    }
  }

  /// Something that is done to x several times, and the same with a number for x.
  private func made(
    from number: Rational, _ generator: inout SeededGenerator
  ) -> (text: String, value: String) {
    var (text, value) = ("x", "(\(number))")
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let ways = [
        "(#)+3", "2(#)", "7-(#)", "(#)^3", "√(#)", "e^(#)", "ln(#)", "1/(#)", "|#|", "(#)^2",
      ]
      let way = ways[Int.random(in: 0..<ways.count, using: &generator)]
      let next = way.replacing("#", with: value)
      guard let result = try? evaluate(next, settings: CalculatorSettings(angleUnit: .radians)),
        result.isWithin(powerOfTen: 9)
      else { continue }
      (text, value) = (way.replacing("#", with: text), next)
    }
    return (text, value)
  }

  private func check(_ point: Solution, _ text: String, _ value: String) throws {
    guard let number = point.number else { return }
    var settings = CalculatorSettings(angleUnit: .radians)
    settings.variables = ["x"]
    let found = try evaluate(
      "\(text) - (\(value))", settings: settings, results: [.variable("x"): number])
    #expect(found.rational == .zero || found.interval(precision: 96).hasZero, "\(text) = \(value)")
  }
}
