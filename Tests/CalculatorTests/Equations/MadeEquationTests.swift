import Basics
import Testing

@testable import Calculator

/// Five hundred equations that are made of their solutions.
struct MadeEquationTests {
  /// An equation, and the numbers that solve it.
  private struct Made {
    var text: String
    var solutions: Set<Rational>
  }

  @Test func `of five hundred equations no solution is missed and none is false`() throws {
    var generator = SeededGenerator(seed: 2026)
    for number in 0..<500 {
      let made = Self.equation(kind: number % 10, &generator)
      guard
        case .one(let equation) = try EquationProblem(
          made.text, settings: CalculatorSettings(angleUnit: .radians))
      else {
        Issue.record("\(made.text) is no equation in one unknown")
        continue
      }
      let interval = SearchedInterval(from: Number(-100), to: Number(100))
      let set = equation.solutions(in: interval)
      #expect(set.isComplete, "\(made.text)")
      let found = set.points.map { $0.form.flatMap { $0.number()?.rational } }
      #expect(found.count == made.solutions.count, "\(made.text)")
      #expect(Set(found.compactMap(\.self)) == made.solutions, "\(made.text)")
    }
  }

  /// Fractions from −20 to 20, none of them twice.
  private static func fractions(_ count: Int, _ generator: inout SeededGenerator) -> [Rational] {
    var fractions: Set<Rational> = []
    while fractions.count < count {
      let above = Int.random(in: -60...60, using: &generator)
      fractions.insert(Rational(above, Int.random(in: 3...9, using: &generator)))
    }
    return fractions.sorted()
  }

  private static func factors(_ roots: [Rational], of name: String = "x") -> String {
    roots.map { "(\(name) - (\($0)))" }.joined(separator: "*")
  }

  private static func equation(kind: Int, _ generator: inout SeededGenerator) -> Made {
    let roots = fractions(Int.random(in: 1...4, using: &generator), &generator)
    let (first, product) = (roots[0], factors(roots))
    switch kind {
    case 0: return Made(text: product + " = 0", solutions: Set(roots))
    case 1:
      let text = polynomial(roots).text(of: "x")
      return Made(text: "\(text) = 0", solutions: Set(roots))
    case 2:
      // A hole, which is no solution.
      let text = "\(product)/(x - (\(first))) = 0"
      return Made(text: text, solutions: Set(roots.dropFirst()))
    case 3: return Made(text: "(e^x + 1)*(\(product)) = 0", solutions: Set(roots))
    case 4:
      return Made(
        text: "|x - (\(first))| = 2", solutions: [first - Rational(2), first + Rational(2)])
    case 5: return Made(text: "√(x - (\(first))) = 3", solutions: [first + Rational(9)])
    case 6: return Made(text: "e^(\(product)) = 1", solutions: Set(roots))
    case 7: return Made(text: "ln((\(product))^2 + 1) = 0", solutions: Set(roots))
    case 8: return Made(text: "cbrt(x - (\(first))) = 2", solutions: [first + Rational(8)])
    default: return Made(text: "atan(\(product)) + \(product) = 0", solutions: Set(roots))
    }
  }

  private static func polynomial(_ roots: [Rational]) -> Polynomial {
    roots.reduce(.one) { $0 * Polynomial([-$1, .one]) }
  }
}
