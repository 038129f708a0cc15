import Basics

extension CalculatorMachine {
  /// Puts the result of an entry of the history into the entry line.
  ///
  /// An entry from an earlier run is worked out again.
  ///
  /// - Returns: False if its exact result cannot be found; then nothing changes.
  package mutating func reuse(_ past: PastCalculation) -> Bool {
    var past = past
    guard error == nil,
      let value = past.exactResult(settings: settings, patience: Self.patience)
    else { return false }
    input.enter(input.format.operand(value, as: past.calculation.expression))
    isHistoryShown = false
    return true
  }

  package mutating func clearHistory() {
    history = []
  }
}
