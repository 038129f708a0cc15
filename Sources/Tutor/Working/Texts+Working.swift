package import Calculator
package import Content

extension Texts {
  /// The few words for what is done with a line.
  package func words(for rule: WorkRule) -> String {
    let values = Dictionary(uniqueKeysWithValues: zip(["a", "b", "c", "d"], rule.values))
    return text(key: "steps.rule.\(rule.name.rawValue)", values)
  }

  /// The result of a division that stopped at the ones; nil for other workings.
  func remainder(of working: Working) -> String? {
    guard case .division(let division)? = working.writtenMethod,
      case .remainder(let rest) = division.ending, working.lines.count == 1
    else { return nil }
    return self(
      .stepsRemainder,
      ["quotient": division.quotient.description, "remainder": rest.description])
  }

  /// Why there are no steps, and what the result is.
  func sentence(about obstacle: Working.Obstacle, _ working: Working, _ format: NumberFormat)
    -> String
  {
    let result = working.number.flatMap { try? $0.formatted(format).text } ?? ""
    return text(
      key: "steps.obstacle.\(obstacle.rawValue)",
      ["expression": working.expression.shown, "result": result])
  }
}
