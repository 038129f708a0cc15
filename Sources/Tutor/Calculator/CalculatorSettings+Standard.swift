package import Calculator
import Content

extension CalculatorSettings {
  /// The settings with the currencies of Content.
  package static let standard = CalculatorSettings(
    currencies: CurrencyTable(file: ContentFiles.currencies))

  /// The same settings with another unit of angles.
  package static func standard(_ angleUnit: AngleUnit) -> CalculatorSettings {
    CalculatorSettings(angleUnit: angleUnit, currencies: standard.currencies)
  }
}
