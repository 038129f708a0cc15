/// Computes the value of an expression.
///
/// - Parameters:
///   - text: What was typed, in any of the forms of the signs: `2×3`, `２＊３`, `2·3`.
///   - settings: How the expression is read.
/// - Returns: The exact value.
/// - Throws: What is wrong with the expression, and the characters that are.
/// - Complexity: Bounded by `Limits`.
package func evaluate(
  _ text: String, settings: CalculatorSettings = CalculatorSettings()
) throws(CalculationError) -> Number {
  let program = try Parser.program(for: text)
  var evaluator = Evaluator()
  return Number(try evaluator.run(program))
}
