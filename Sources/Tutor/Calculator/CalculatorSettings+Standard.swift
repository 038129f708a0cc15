package import Calculator
import Content

extension CalculatorSettings {
  /// The settings with the currencies and the names of units of Content.
  package static let standard = CalculatorSettings(
    currencies: CurrencyTable(file: ContentFiles.currencies),
    unitNames: UnitNames(file: ContentFiles.units))

  /// The same settings with another unit of angles.
  package static func standard(_ angleUnit: AngleUnit) -> CalculatorSettings {
    var settings = standard
    settings.angleUnit = angleUnit
    return settings
  }
}
