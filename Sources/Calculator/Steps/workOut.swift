/// Works a calculation out as it is done at school, one operation a line.
///
/// - Parameters:
///   - text: What was typed.
///   - settings: How the expression is read; `showsRemainder` lets a lone division of whole numbers
///     end at the ones.
///   - results: The results that the expression can take up.
///   - prefersFractions: A lone division of whole numbers with a slash is a fraction.
///   - patience: The expected time that the engine's work may cost on an ordinary machine.
///   - shouldStop: Is asked now and then whether to give up.
/// - Returns: The lines, the last of which is what the engine computes for the whole; where it has
///   no value, those up to the problem.
/// - Throws: What is wrong with the text, where it is no calculation at all.
package func workOut(
  _ text: String, settings: CalculatorSettings = CalculatorSettings(),
  results: [Reference: Number] = [:], prefersFractions: Bool = false,
  patience: Duration = .seconds(1),
  shouldStop: @escaping @Sendable () -> Bool = { false }
) throws(CalculationError) -> Working {
  let program = try Parser.program(for: text, settings: settings)
  let outcome = outcome(of: text, settings, results, patience, shouldStop)
  var expression = text
  while let last = expression.last, last == "=" || last.isWhitespace { expression.removeLast() }
  func working(_ lines: [Working.Line], _ obstacle: Working.Obstacle?) -> Working {
    Working(
      expression: expression, lines: lines, number: outcome.number, problem: outcome.problem,
      obstacle: obstacle)
  }
  guard !program.hasUnits, outcome.number?.unit == nil else { return working([], .units) }
  guard program.steps.count <= WorkLimits.steps, text.count <= WorkLimits.characters else {
    return working([], .tooLong)
  }
  let evaluator = Evaluator(
    settings: settings, results: results,
    budget: Budget(patience: patience, shouldStop: shouldStop))
  guard
    let tree = WorkReader.tree(
      of: program, typed: text, takesSlashAsFraction: prefersFractions)
  else { return working([], .units) }
  var recorder = WorkRecorder(tree, evaluator, shouldStop: shouldStop)
  if settings.showsRemainder || program.hasRemainder, recorder.divideWithRemainder() {
    return working(recorder.lines, nil)
  }
  do throws(CalculationError.Kind) {
    guard try recorder.run() else { return working([], .tooLong) }
  } catch {
    return working(recorder.lines, nil)
  }
  guard recorder.lines.count > 1 else {
    return working([], tree.number == nil ? .noMethod : .plainNumber)
  }
  guard recorder.tree.isKnown(toEqual: outcome.number) else { return working([], .noMethod) }
  return working(recorder.lines, nil)
}

/// What is still a working to read.
private enum WorkLimits {
  static let steps = 400
  static let characters = 1_000
}

private func outcome(
  of text: String, _ settings: CalculatorSettings, _ results: [Reference: Number],
  _ patience: Duration, _ shouldStop: @escaping @Sendable () -> Bool
) -> (number: Number?, problem: CalculationError?) {
  do throws(CalculationError) {
    return (
      try evaluate(
        text, settings: settings, results: results, patience: patience, shouldStop: shouldStop),
      nil
    )
  } catch {
    return (nil, error)
  }
}

extension Program {
  /// Whether a division with its remainder is asked for.
  fileprivate var hasRemainder: Bool {
    lastInstruction == .call(.quotientWithRemainder, count: 2)
  }
}

extension WorkNode {
  /// Whether what was worked out is what the engine computes, as far as it is a number.
  fileprivate func isKnown(toEqual result: Number?) -> Bool {
    guard let result else { return false }
    guard let number else { return true }
    guard let value = number.rational else { return result.rational == nil }
    return result.rational == value
  }
}
