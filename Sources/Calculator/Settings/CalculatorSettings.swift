/// How expressions are read.
package struct CalculatorSettings: Equatable, Sendable {
  package var angleUnit: AngleUnit
  /// The currencies that amounts of money can be converted into.
  package var currencies: CurrencyTable
  /// Names of units in other languages.
  package var unitNames: UnitNames
  /// The names to which values were given, in the letters in which they were.
  package var variables: Set<String> = []
  /// How many results of the history can be taken up.
  package var historyCount = 0
  /// Whether a division of whole numbers that comes last is shown with its remainder.
  package var showsRemainder = false

  package init(
    angleUnit: AngleUnit = .degrees, currencies: CurrencyTable = .empty,
    unitNames: UnitNames = .none
  ) {
    self.angleUnit = angleUnit
    self.currencies = currencies
    self.unitNames = unitNames
  }
}
