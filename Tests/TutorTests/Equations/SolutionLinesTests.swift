import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// What is said of an equation's solutions.
struct SolutionLinesTests {
  private func lines(_ text: String, isAccessible: Bool = false) throws -> [String] {
    guard case .one(let equation) = try EquationProblem(text, settings: CalculatorSettings())
    else { return [] }
    let writer = SolutionLines(
      Texts(.english), NumberFormat(.automatic(places: 4), isForPeople: true),
      isAccessible: isAccessible)
    return writer.lines(equation.solutions(in: nil, digits: 20) { false }, of: equation)
  }

  private func systemLines(_ text: String) throws -> [String] {
    guard case .linear(let system) = try EquationProblem(text, settings: CalculatorSettings())
    else { return [] }
    let writer = SolutionLines(
      Texts(.english), NumberFormat(.automatic(places: 4), isForPeople: true), isAccessible: false)
    return writer.lines(system.solution(), of: system.unknowns)
  }

  @Test func `an unknown that hangs on free ones has each of them with its factor`() throws {
    #expect(try systemLines("x + 2y = 3").contains("x = 3 − 2y"))
    #expect(try systemLines("2x − y = 0").contains("x = (1/2)y"))
    #expect(try systemLines("x + y + 3z = 0").contains("x = −y − 3z"))
  }

  @Test func `a decimal stands alone, another form has its digits beside it`() throws {
    #expect(try lines("2x = 5") == ["x = 2.5", "Exactly 1 real solution."])
    #expect(
      try lines("x^2 = 2") == [
        "x = −√2 ≈ −1.4142…", "x = √2 ≈ 1.4142…", "Exactly 2 real solutions.",
      ])
    #expect(try lines("x^2 = 2", isAccessible: true)[1] == "x is root 2, about 1.4142…")
  }

  @Test func `where every number is a solution it says which ones are not`() throws {
    #expect(try lines("x = x") == ["Every number is a solution."])
    #expect(
      try lines("x/x = 1") == [
        "x = 0 is no solution: the equation has no value there.",
        "Every other number is a solution.",
      ])
  }

  @Test func `where was looked has its numbers, but not twice`() throws {
    #expect(
      try lines("floor x = 3") == [
        "Every x from 3 to 4 is a solution.", "But x = 4 is not one of them.",
        "I only looked from −1,000 to 1,000; --from and --to look elsewhere.",
      ])
    #expect(
      try lines("cos x = 2") == [
        "No solution between −1,000 and 1,000.",
        "I only looked between those two; --from and --to look elsewhere.",
        "Angles are in degrees here; --radians changes that.",
      ])
  }
}
