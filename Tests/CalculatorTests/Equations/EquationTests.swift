import Testing

@testable import Calculator

/// Equations as pupils type them, and what cannot be solved.
struct EquationTests {
  private func equation(_ text: String, _ unit: AngleUnit = .radians) throws -> Equation {
    let problem = try EquationProblem(text, settings: CalculatorSettings(angleUnit: unit))
    guard case .one(let equation) = problem else { throw FormulaError(.noUnknown, at: 0..<0) }
    return equation
  }

  private func forms(_ text: String) throws -> [String?] {
    try equation(text).solutions().points.map { $0.form?.text(isForPeople: true) }
  }

  @Test(arguments: [
    ("2x + 3 = 11", ["4"]), ("x^2 = 2", ["−√2", "√2"]),
    ("x² − x − 1 = 0", ["(1 − √5)/2", "(1 + √5)/2"]),
    ("x(x-1)", ["0", "1"]), ("2m = 4", ["2"]), ("3t + 1/2 = 2t", ["−1/2"]), ("e^x = 5", ["ln 5"]),
    ("2^x = 8", ["3"]), ("ln x = 2", ["e^2"]), ("x^3 = 2", ["∛(2)"]), ("√x = x − 2", ["4"]),
    ("|x| = 3", ["−3", "3"]), ("x + 10% = 110", ["100"]), ("tan x = x", ["0"]),
  ])
  func `a solution has the form that people write`(text: String, forms expected: [String]) throws {
    let found = try forms(text)
    #expect(found.compactMap(\.self) == expected)
  }

  @Test(arguments: [
    ("x = 5", false), ("sin(x) = 1/2", true), ("x = sin(30)", false), ("1 = cos(x)", true),
    ("ln(x) = 2", false), ("asin(x) = 30", true),
  ])
  func `an equation has an angle where its unknown stands in one or is found from one`(
    text: String, hasAngle: Bool
  ) throws {
    #expect(try equation(text).hasAngle == hasAngle)
  }

  @Test(arguments: [
    ("3 + ? = 10", "7"), ("7 × __ = 56", "8"), ("56 ÷ ___ = 8", "7"), ("□ - 3 = 4", "7"),
    ("3 + 4 = ?", "7"),
  ])
  func `the gap of a worksheet stands for a number to be found`(
    text: String, form: String
  ) throws {
    #expect(try forms(text) == [form])
  }

  @Test(arguments: ["? + ? = 10", "3 + __ = _", "1_000", "_5 = 3", "5? = 3"])
  func `several gaps may be different numbers, and what touches a digit is none`(text: String) {
    #expect(throws: FormulaError(.noUnknown, at: 0..<text.count)) { try equation(text) }
  }

  @Test(arguments: ["x² = 4 =", "x² = 4=", "x² = 4 ?", "x² = 4 = ?", "x² = 4 ; "])
  func `a sign that asks for the solution is no part of the equation`(text: String) throws {
    #expect(try forms(text) == ["−2", "2"])
  }

  @Test(arguments: [
    ("√(1 − x²) = 0", ["−1", "1"]), ("√(25 − x²) = 3", ["−4", "4"]), ("√(−1/x²) = 1", []),
  ])
  func `a root of what opens downwards is solved`(text: String, forms expected: [String]) throws {
    let set = try equation(text).solutions()
    #expect(set.points.map { $0.form?.text(isForPeople: true) } == expected)
    #expect(set.isComplete, "\(set.undecided)")
  }

  @Test(arguments: [
    "x^2 = -1", "1/x = 0", "√x = −1", "2x + 3 = 2x + 5", "e^x = 0", "|x| = −1", "1/(1+1/x) = 0",
  ])
  func `no solution is proven`(text: String) throws {
    let set = try equation(text).solutions()
    #expect(set.points.isEmpty && set.isComplete && !set.isEverything)
  }

  @Test func `an equation that always holds says where it has no value`() throws {
    let set = try equation("(x−1)/(x−1) = 1").solutions()
    #expect(set.isEverything)
    #expect(set.excluded.map { $0.point.form } == [.fraction(.one)])
  }

  @Test(arguments: ["x^2 · x^(−1) = x", "x · x^(−2) · x = 1", "x^(−1)/x^(−1) = 1"])
  func `a negative power has no value at zero`(text: String) throws {
    let set = try equation(text).solutions()
    #expect(set.isEverything)
    #expect(set.excluded.map { $0.point.form } == [.fraction(.zero)])
  }

  @Test(arguments: [
    ("floor x = 2", 2, 3, true, false), ("ceil x = 2", 1, 2, false, true),
    ("round x = 2", 1.5, 2.5, true, false), ("round x = -2", -2.5, -1.5, false, true),
    ("floor x + ceil x = 5", 2, 3, false, false), ("floor(2x) = 3", 1.5, 2, true, false),
    ("floor x = -1000", -1000, -999, true, false), ("floor(3 - x) = 1", 1, 2, false, true),
  ])
  func `a step of a staircase is a stretch with or without its ends`(
    text: String, from: Double, to: Double, isFromIncluded: Bool, isToIncluded: Bool
  ) throws {
    let set = try equation(text).solutions()
    let (low, high) = (Rational(Int(from * 2), 2), Rational(Int(to * 2), 2))
    #expect(
      set.stretches == [
        Stretch(
          from: low, to: high, isFromIncluded: isFromIncluded, isToIncluded: isToIncluded)
      ])
    #expect(set.points.isEmpty && set.isComplete && set.searched != nil)
  }

  @Test func `the root of a square is a magnitude, with no end above`() throws {
    for text in ["√(x²) = x", "|x| = x", "√(4x²) = 2x"] {
      #expect(try equation(text).solutions().stretches == [Stretch(from: .zero, to: nil)])
    }
    let divided = try equation("|x|/x = 1").solutions()
    #expect(divided.stretches == [Stretch(from: .zero, to: nil, isFromIncluded: false)])
    #expect(try forms("√((x − 1)²) = 3") == ["−2", "4"])
    #expect(try forms("x√(x² + 2x + 1) = 0") == ["−1", "0"])
    #expect(try forms("||x| − 2| = 1") == ["−3", "−1", "1", "3"])
    #expect(try equation("√(x² + 1) = x").solutions().isComplete)
  }

  @Test func `each solution between jumps is found, and at the ends of the interval`() throws {
    let ends = SearchedInterval(from: Number(-3), to: Number(3))
    let whole = try equation("floor x = x").solutions(in: ends)
    #expect(whole.points.map { $0.number?.whole } == [-3, -2, -1, 0, 1, 2, 3])
    #expect(whole.isComplete && whole.stretches.isEmpty)
    let parts = try equation("x − floor x = 1/2").solutions(in: ends)
    #expect(
      parts.points.compactMap { $0.number?.rational }.map { $0 * Rational(2) }.map(\.whole)
        == [-5, -3, -1, 1, 3, 5])
    let end = try equation("floor x = 3").solutions(in: ends)
    #expect(end.points.map { $0.number?.whole } == [3] && end.stretches.isEmpty)
    #expect(try equation("floor x = 1/2").solutions().points.isEmpty)
    #expect(try equation("floor x = 1/2").solutions().isComplete)
  }

  @Test(arguments: [
    ("cos x = 1", ["0"]), ("2cos x = 2", ["0"]), ("x·ln x = 0", ["1"]), ("x^x = 1", ["1"]),
  ])
  func `nothing is left open around zero`(text: String, forms expected: [String]) throws {
    for low in [-3, 0] {
      let ends = SearchedInterval(from: Number(low), to: Number(3))
      let set = try equation(text).solutions(in: ends)
      #expect(set.points.map { $0.form?.text(isForPeople: true) } == expected)
      #expect(set.isComplete, "\(set.undecided)")
    }
  }

  @Test func `both sides of what cannot be gone through are searched`() throws {
    let ends = SearchedInterval(from: Number(-1), to: Number(1))
    let set = try equation("sin(1/x) = 0", .degrees).solutions(in: ends)
    let found = set.points.compactMap { $0.number?.rational }
    #expect(found.contains(Rational(1, 180)) && found.contains(Rational(-1, 180)))
    #expect(!set.isComplete)
  }

  @Test func `what cannot be told is undecided`() throws {
    let set = try equation("√(sin x − 1) = 0").solutions()
    #expect(!set.isComplete)
    #expect(
      set.undecided.contains {
        $0.low <= Rational(15708, 10000) && $0.high >= Rational(15707, 10000)
      })
  }

  @Test func `polynomials are solved for all numbers, and others in the interval`() throws {
    #expect(try equation("x = 5000").solutions().points.count == 1)
    #expect(try equation("x = 5000").solutions(in: Equation.defaultInterval).points.isEmpty)
    #expect(try equation("e^x = x + 2").solutions().searched != nil)
    let searched = try #require(try equation("e^x = x + 2").solutions().searched)
    #expect(
      searched.from.rational == Rational(-1_000)
        && searched.to.rational == Rational(1_000))
    #expect(try equation("x = 5000").solutions().searched == nil)
  }

  @Test(
    arguments: [
      ("x^2+*3", .calculation(.missingOperand), 4..<5),
      ("x = 1/0", .calculation(.divisionByZero), 5..<6),
      ("mod(x, 0) = 1", .calculation(.divisionByZero), 0..<3),
      ("5 = 5", .noUnknown, 0..<5), ("x! = 6", .functionOfUnknown("!"), 1..<2),
      ("x = y = 2", .severalEquals, 0..<9), ("x = 5 km", .unit, 6..<8),
      ("x*y = 1", .notLinear, 0..<4), ("xy = 1", .notLinear, 0..<6),
      ("x + 1 = 2; x^2 = 1; y", .notLinear, 10..<15),
      (String(repeating: "x+", count: 600) + "x", .tooLong, 0..<1_201),
    ] as [(String, FormulaError.Kind, Range<Int>)])
  func `what cannot be solved is said with its place`(
    text: String, kind: FormulaError.Kind, range: Range<Int>
  ) {
    #expect(throws: FormulaError(kind, at: range)) {
      try EquationProblem(text, settings: CalculatorSettings())
    }
  }

  @Test func `a linear system has one solution, none or many`() throws {
    func solution(_ text: String) throws -> LinearSolution? {
      guard case .linear(let system) = try EquationProblem(text, settings: CalculatorSettings())
      else { return nil }
      return system.solution()
    }
    #expect(try solution("3x = 12; x + y = 7") == .one([Rational(4), Rational(3)]))
    #expect(try solution("x + y = 1; x − y = 0; 2x = 1") == .one([Rational(1, 2), Rational(1, 2)]))
    #expect(try solution("x + y = 1; y = 0; x + y = 2") == .none(equation: 2, with: [0]))
    #expect(
      try solution("x + 2y = 3")
        == .many([
          LinearExpression(
            unknown: "x", isFree: false, rest: Rational(3),
            terms: [.init(factor: Rational(-2), unknown: "y")]),
          LinearExpression(unknown: "y", isFree: true, rest: .zero, terms: []),
        ]))
  }

  @Test func `digits are proven as far as they are asked for`() throws {
    let set = try equation("cos x = x").solutions(digits: 50)
    let format = NumberFormat(.significant(50), isForPeople: false)
    #expect(
      set.points.map { $0.text(format) }
        == ["0.73908513321516064165531208767387340401341175890076"])
  }
}
