/// Shows a number of one unit in another one.
///
/// - Parameters:
///   - amount: The number; a unit of its own is not looked at.
///   - source: The symbol or the name of the unit that it counts.
///   - target: The symbol or the name of the unit to show it in.
///   - settings: Where the currencies come from.
/// - Returns: The number in the other unit.
/// - Throws: `unknownUnit` or `incompatibleUnits`, with the units that fit.
package func convert(
  _ amount: Number, from source: String, to target: String,
  settings: CalculatorSettings = CalculatorSettings()
) throws(CalculationError.Kind) -> Number {
  guard let sourceUnit = settings.unit(named: source) else {
    throw .unknownUnit(source, fitting: [])
  }
  guard let targetUnit = settings.unit(named: target) else {
    throw .unknownUnit(target, fitting: settings.symbols(of: sourceUnit.kind))
  }
  guard sourceUnit.kind == targetUnit.kind else {
    throw .incompatibleUnits(
      sourceUnit.symbol, targetUnit.symbol, fitting: settings.symbols(of: sourceUnit.kind))
  }
  var evaluator = Evaluator(settings: settings, results: [:], budget: Budget())
  let value = try evaluator.firstUnits(evaluator.algebra.adopt(amount), of: sourceUnit)
  let shown = try evaluator.algebra.checked(evaluator.value(value, in: targetUnit))
  return Number(shown, of: evaluator.algebra.table, unit: targetUnit)
}
