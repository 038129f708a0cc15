/// Currencies at rates that do not change, and the day on which these were taken.
package struct CurrencyTable: Equatable, Sendable {
  /// The day of the rates, as `2024-12-31`; empty if there are none.
  package let date: String
  /// The currencies as units.
  package let table: UnitTable

  /// No currencies.
  package static let empty = CurrencyTable(date: "", units: [])

  init(date: String, units: [Unit]) {
    self.date = date
    table = UnitTable(units)
  }
}
