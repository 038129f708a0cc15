/// Computes the value of an expression.
///
/// - Parameters:
///   - text: What was typed, in any of the forms of the signs: `2×3`, `２＊３`, `2·3`.
///   - settings: How the expression is read.
///   - results: The results that the expression can take up.
///   - patience: The expected time that the work may cost on an ordinary machine. No clock is
///     read: the same expression is always given up at the same step.
///   - shouldStop: Is asked about every millisecond of work whether to give up.
/// - Returns: The value, exact or with as many digits as anyone will ask for.
/// - Throws: What is wrong with the expression, and the characters that are.
/// - Complexity: Bounded by `Limits`, and by work of about the patience.
package func evaluate(
  _ text: String, settings: CalculatorSettings = CalculatorSettings(),
  results: [Reference: Number] = [:], patience: Duration = .seconds(1),
  shouldStop: @escaping @Sendable () -> Bool = { false }
) throws(CalculationError) -> Number {
  let program = try Parser.program(for: text, settings: settings)
  if !settings.showsRemainder, let fraction = FractionStack.value(of: program) {
    return Number(fraction)
  }
  var evaluator = Evaluator(
    settings: settings, results: results, budget: Budget(patience: patience, shouldStop: shouldStop)
  )
  return try evaluator.run(program)
}
