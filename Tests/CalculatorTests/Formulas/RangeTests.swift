import Basics
import Testing

@testable import Calculator

/// What formulas take over intervals, against exact values at points inside.
struct RangeTests {
  private static let expressions = [
    "x^2 - 3x", "1/x", "x^3/(x^2+1)", "sin x", "cos(3x)", "tan x", "e^x", "ln(x+3)", "√(x+2)",
    "cbrt x", "x^(-2/3)", "|x|-1", "floor(2x)", "atan x", "asin(x/4)", "acos(x/4)", "sinh x",
    "cosh x", "tanh x", "asinh x", "acosh(x+4)", "atanh(x/5)", "x*ln(x+4)", "(x+3)^(x+3)",
    "mod(x, 2)", "round x", "max(x, 1/2)", "log2(x+3)",
  ]

  @Test(arguments: expressions, [24, 53, 96])
  func `a range holds the value at every point in it`(text: String, precision: Int) throws {
    var generator = SeededGenerator(seed: UInt64(precision))
    let problem = try EquationProblem(text, settings: CalculatorSettings(angleUnit: .radians))
    guard case .one(let equation) = problem else { return }
    var formula = equation.formula
    let steps = formula.slope(of: equation.root)
    let slope = try #require(steps)
    let range = FormulaRange(formula, [equation.root, slope], precision: precision)
    for _ in 0..<20 {
      let low = Rational(Int.random(in: -1_200...1_100, using: &generator), 400)
      let width = Rational(Int.random(in: 1...400, using: &generator), 400)
      let box = Interval(low, low + width, precision: precision)
      let enclosures = range.enclosures(over: box)
      for _ in 0..<5 {
        let share = Rational(Int.random(in: 0...64, using: &generator), 64)
        let point = Number(low + width * share)
        var exact = ExactFormula(formula, [equation.root, slope], at: point) { false }
        guard !exact.isUndefined(equation.root) else {
          #expect(enclosures[equation.root].map { $0.certainty == .none } ?? true)
          continue
        }
        for step in [equation.root, slope] {
          guard let value = exact.interval(step, precision: 200) else { continue }
          let enclosure = try #require(enclosures[step])
          #expect(value.at(precision: 200).meet(enclosure.range.at(precision: 200)) != nil)
        }
      }
    }
  }
}
