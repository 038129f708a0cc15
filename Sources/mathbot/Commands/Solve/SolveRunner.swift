import Calculator
import Content
import Screen
import Terminal
import Tutor

/// Solves what was typed, and prints it.
struct SolveRunner {
  let text: String
  let texts: Texts
  let settings: CalculatorSettings
  let isForPeople: Bool

  /// Prints all that is known; false where something is undecided or wrong.
  func run(
    in interval: SearchedInterval?, digits: DigitOptions, isAccessible: Bool, steps: Bool,
    json: Bool
  ) throws -> Bool {
    let deadline = Deadline()
    let format = digits.format(isForPeople: isForPeople)
    let lines = SolutionLines(texts, format, isAccessible: isAccessible)
    let problem: EquationProblem
    do throws(FormulaError) {
      problem = try EquationProblem(text, settings: settings) { deadline.hasPassed }
    } catch {
      complain(error)
      return false
    }
    switch problem {
    case .linear(let system):
      let solution = system.solution()
      if json {
        try printJSON(SystemRecord(solution, of: system))
      } else {
        if steps { write([texts(.solveStepsNone)]) }
        write(lines.lines(solution, of: system.unknowns))
      }
      return true
    case .one(let equation):
      let wanted = max(20, digits.digits ?? 0, (digits.places ?? 0) + 20)
      let set = equation.solutions(in: interval, digits: wanted) { deadline.hasPassed }
      if json {
        try printJSON(SolutionRecord(set, of: equation, digits: digits.digits ?? 20))
      } else {
        write(
          steps
            ? lines.lines(set, of: equation, after: equation.steps())
            : lines.lines(set, of: equation))
      }
      return set.isComplete
    }
  }

  private func write(_ lines: [String]) {
    for line in lines { StandardOutput.write(line) }
  }

  /// Draws what cannot be solved, with carets below what is wrong.
  private func complain(_ error: FormulaError) {
    let pointed = PointedExpression(
      error.range, in: text.shown, columns: Size.ofTerminal.columns)
    StandardError.write(pointed.text)
    StandardError.write(pointed.carets)
    StandardError.write(texts.sentence(about: error.kind))
  }
}
