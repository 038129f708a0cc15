import Calculator

/// The units as they are printed for programs.
struct UnitReport: JSONDocument {
  static let format = "mathbot-units"
  static let schema = 1

  struct Entry: Encodable {
    let kind: String
    let name: String
    let symbol: String
    /// All words that can be typed for the unit.
    let words: [String]
  }

  /// The day of the rates of exchange.
  let ratesDate: String
  let units: [Entry]

  init(_ settings: CalculatorSettings) {
    ratesDate = settings.currencies.date
    units = settings.units.map {
      Entry(kind: $0.kind.rawValue, name: $0.name, symbol: $0.symbol, words: $0.words)
    }
  }
}
