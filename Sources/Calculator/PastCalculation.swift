package import Basics

/// A calculation of the history, with its exact result as far as that is known.
package struct PastCalculation: Equatable, Sendable {
  /// What the history shows.
  package let calculation: Calculation
  /// The result itself, if it was computed since the program started.
  private(set) var value: Number?

  package init(_ calculation: Calculation, value: Number? = nil) {
    self.calculation = calculation
    self.value = value
  }

  /// The exact result; that of an earlier run is worked out again, once.
  ///
  /// - Parameters:
  ///   - settings: How expressions are read; both units of angles are tried.
  ///   - patience: The work that each step of working it out may cost.
  /// - Returns: The result; nil if it is not certain.
  package mutating func exactResult(
    settings: CalculatorSettings, patience: Duration = .milliseconds(200)
  ) -> Number? {
    value =
      value
      ?? recalculate(
        calculation.expression, showing: calculation.result, settings: settings,
        patience: patience)
    return value
  }
}
