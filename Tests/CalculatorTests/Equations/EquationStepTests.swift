import Testing

@testable import Calculator

/// The ways to the solutions of equations, line by line.
struct EquationStepTests {
  private func equation(_ text: String) throws -> Equation {
    let problem = try EquationProblem(text, settings: CalculatorSettings())
    guard case .one(let equation) = problem else { throw FormulaError(.noUnknown, at: 0..<0) }
    return equation
  }

  @Test func `the way is the one of school, and each line is checked`() throws {
    #expect(
      try equation("2x + 3 = 11").steps() == [
        EquationStep(action: .collect, line: "2x + 3 = 11"),
        EquationStep(action: .take("3"), line: "2x = 8"),
        EquationStep(action: .divide("2"), line: "x = 4"),
      ])
    #expect(try equation("x/2 − 1 = 3x").steps().last?.line == "x = −2/5")
    #expect(
      try equation("x^2 = 5x − 6").steps() == [
        EquationStep(action: .collect, line: "x² = 5x − 6"),
        EquationStep(action: .bringToOneSide, line: "x² − 5x + 6 = 0"),
        EquationStep(action: .workOutDiscriminant, line: "(−5)² − 4 × 1 × 6 = 1"),
        EquationStep(action: .insert, line: "x = (5 ± √1) / 2"),
      ])
    #expect(
      try equation("x^2 + x + 1").steps().suffix(2) == [
        EquationStep(action: .workOutDiscriminant, line: "1² − 4 × 1 × 1 = −3"),
        EquationStep(action: .findNoRoot, line: "√(−3)"),
      ])
    #expect(try equation("sin x = 1").steps().isEmpty)
    #expect(
      try equation("3x + 2 = 3x + 5").steps() == [
        EquationStep(action: .collect, line: "3x + 2 = 3x + 5"),
        EquationStep(action: .take("3x"), line: "2 = 5"),
      ])
    #expect(try equation("1 − x = 2 − x").steps().last?.line == "1 = 2")
  }

  @Test func `what is divided by, or multiplied by, is said`() throws {
    func actions(_ text: String) throws -> [EquationStep.Action] {
      try equation(text).steps().map(\.action)
    }
    let formula: [EquationStep.Action] = [.workOutDiscriminant, .insert]
    #expect(
      try equation("4x^2 = 12x").steps().prefix(3) == [
        EquationStep(action: .collect, line: "4x² = 12x"),
        EquationStep(action: .bringToOneSide, line: "4x² − 12x = 0"),
        EquationStep(action: .divide("4"), line: "x² − 3x = 0"),
      ])
    #expect(
      try actions("x^2/2 − x = 4") == [.collect, .bringToOneSide, .multiply("2")] + formula)
    #expect(try actions("2x^2 + 4x = 0") == [.collect, .divide("2")] + formula)
    #expect(
      try equation("x/4 = 3").steps() == [
        EquationStep(action: .collect, line: "(1/4)x = 3"),
        EquationStep(action: .multiply("4"), line: "x = 12"),
      ])
    #expect(
      try equation("7 = 2x").steps() == [
        EquationStep(action: .collect, line: "7 = 2x"),
        EquationStep(action: .swap, line: "2x = 7"),
        EquationStep(action: .divide("2"), line: "x = 7/2"),
      ])
  }

  @Test(arguments: [
    ("x^2 + x = x^2 + 3", ["x² + x = x² + 3", "x = 3"]),
    ("1 − 2x − x^3 = 5 − x^3", ["−x³ − 2x + 1 = −x³ + 5", "−2x + 1 = 5", "−2x = 4", "x = −2"]),
    ("x^4 + x^2 = x^4 + 9", ["x^4 + x² = x^4 + 9", "x² = 9", "x = ±√9"]),
    ("x^2 + 3x = x^2 + 3x", ["x² + 3x = x² + 3x", "3x = 3x", "0 = 0"]),
    ("x^3 = 8", []), ("x^5 + x^3 = x^5 + 8", []), ("2 = 2 + 0x", []),
  ])
  func `what both sides share is taken from both first`(typed: String, lines: [String]) throws {
    let steps = try equation(typed).steps()
    #expect(steps.map(\.line) == lines)
    #expect(steps.dropFirst().allSatisfy { $0.action != .collect })
  }

  @Test(arguments: [
    ("x^2 = 9", ["x² = 9", "x = ±√9"]),
    ("3x^2 − 12 = 0", ["3x² − 12 = 0", "3x² = 12", "x² = 4", "x = ±√4"]),
    ("8 = 2x^2", ["8 = 2x²", "2x² = 8", "x² = 4", "x = ±√4"]),
    ("9x^2 = 4", ["9x² = 4", "x² = 4/9", "x = ±√(4/9)"]),
    ("x^2 + 4 = 0", ["x² + 4 = 0", "x² = −4", "√(−4)"]), ("x^2 = 0", ["x² = 0", "x = 0"]),
  ])
  func `where there is only a square, its root is taken`(text: String, lines: [String]) throws {
    #expect(try equation(text).steps().map(\.line) == lines)
  }

  @Test(arguments: [
    (-4, -5, -7), (2, 1, -2), (3, -5, -2), (2, 1, 6), (1, -5, 6),
  ])
  func `the formula of the way gives the solutions`(a: Int, b: Int, c: Int) throws {
    let steps = try equation("\(a)x^2 + \(b)x + \(c) = 0").steps()
    let (value, formula) = (steps[steps.count - 2], try #require(steps.last))
    let sides = value.line.split(separator: " = ").map(String.init)
    #expect(try evaluate(sides[0]).rational == evaluate(sides[1]).rational)
    #expect((formula.action == .findNoRoot) == (b * b < 4 * a * c))
    guard formula.action == .insert else { return }
    for sign in ["+", "−"] {
      let solution = String(formula.line.dropFirst(4)).replacing("±", with: sign)
      let check = "\(a) × (\(solution))^2 + \(b) × (\(solution)) + \(c)"
      #expect(try evaluate(check).rational == .zero, "\(check)")
    }
  }
}
