/// How expressions are read.
package struct CalculatorSettings: Equatable, Sendable {
  package var angleUnit: AngleUnit
  /// The currencies that amounts of money can be converted into.
  package var currencies: CurrencyTable

  package init(angleUnit: AngleUnit = .degrees, currencies: CurrencyTable = .empty) {
    self.angleUnit = angleUnit
    self.currencies = currencies
  }
}
