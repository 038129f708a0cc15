extension CalculatorMachine {
  /// Puts the result of an entry of the history into the entry line.
  ///
  /// An entry from an earlier run is worked out again.
  ///
  /// - Returns: False if its exact result cannot be found; then nothing changes.
  package mutating func reuse(_ calculation: CalculationOnKeys) -> Bool {
    guard error == nil, let value = calculation.value ?? recalculated(calculation) else {
      return false
    }
    enter(operand(value, as: calculation.expression))
    isHistoryShown = false
    return true
  }

  private func recalculated(_ calculation: CalculationOnKeys) -> Number? {
    recalculate(
      calculation.expression, showing: calculation.result, settings: settings,
      patience: Self.patience)
  }

  package mutating func clearHistory() {
    history = []
  }
}
