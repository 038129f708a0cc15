extension KeypadMachine {
  /// Puts the result of an entry of the history into the entry line.
  ///
  /// An entry from an earlier run is as exact as its text.
  package mutating func reuse(_ calculation: KeypadCalculation) {
    guard error == nil, let value = calculation.value ?? Self.value(of: calculation.result) else {
      return
    }
    enter(operand(value))
    isHistoryShown = false
  }

  private static func value(of result: String) -> Number? {
    try? evaluate(result.filter { $0 != "…" && $0 != "≈" })
  }

  package mutating func clearHistory() {
    history = []
  }
}
