@testable import Calculator

/// An equation, and the ends of the interval where it is not the usual one: what solves it, what
/// does not, and the way there.
struct EquationRecord {
  private let problem: EquationProblem
  private let interval: SearchedInterval?

  init(_ parts: [String]) throws {
    let settings = RecordText.settings(parts)
    let ends = try RecordText.numbers(parts, settings)
    problem = try EquationProblem(parts[0], settings: settings)
    interval = ends.count == 2 ? SearchedInterval(from: ends[0], to: ends[1]) : nil
  }

  func lines() -> [String] {
    switch problem {
    case .linear(let system): return Self.lines(system.unknowns, system.solution())
    case .one(let equation):
      let steps = equation.steps().map { "\($0.action): \($0.line)" }
      return [Self.title(of: equation)] + steps + Self.lines(equation.solutions(in: interval))
    }
  }

  private static func title(of equation: Equation) -> String {
    let angle = equation.hasAngle ? ", with an angle" : ""
    return "\(equation.unknown) in \(equation.left) = \(equation.right)\(angle)"
  }

  private static func lines(_ set: SolutionSet) -> [String] {
    var lines = set.points.map { "solution " + RecordText.solution($0) }
    lines += set.stretches.map { "stretch " + RecordText.stretch($0) }
    lines += set.excluded.map { "excluded " + RecordText.solution($0.point) }
    lines += set.undecided.map { "undecided " + RecordText.region($0) }
    if set.isEverything { lines.append("everything") }
    if let searched = set.searched {
      let ends = [searched.from, searched.to].map { RecordText.short($0.nearestFraction) }
      lines.append("searched \(ends.joined(separator: " … "))")
    }
    if set.isSearchedAsUsual { lines.append("as usual") }
    return lines
  }

  private static func lines(_ unknowns: [String], _ solution: LinearSolution) -> [String] {
    switch solution {
    case .one(let values): return zip(unknowns, values).map { "\($0) = \($1)" }
    case .none(let equation, let others): return ["\(equation) contradicts \(others)"]
    case .many(let all):
      return all.map { expression in
        let terms = expression.terms.map { " + \($0.factor) \($0.unknown)" }.joined()
        return expression.isFree
          ? "\(expression.unknown) is free" : "\(expression.unknown) = \(expression.rest)\(terms)"
      }
    }
  }
}
