import Basics
package import Calculator
package import Content
import Screen

extension Texts {
  /// What people should know about a result: the day of the rates if it is an amount of money.
  package func note(on number: Number) -> String? {
    number.unit?.kind == .currency ? rates : nil
  }

  /// What units of a kind measure, as a heading.
  package func title(of kind: Unit.Kind) -> String { text(key: "unit.kind.\(kind.rawValue)") }

  /// The units by kind: the symbol of each, and the other words for it.
  package var unitList: [String] {
    let units = CalculatorSettings.standard.units
    return Unit.Kind.allCases.flatMap { kind in
      let note = kind == .currency ? " · " + rates : ""
      return [title(of: kind) + note] + lines(units.filter { $0.kind == kind })
    }
  }

  private func lines(_ units: [Unit]) -> [String] {
    let width = units.map(\.symbol.displayWidth).max() ?? 0
    return units.map { unit in
      "  \(unit.symbol.padded(to: width))  \(list(names(of: unit)))"
    }
  }

  /// The names of a unit in this language, and in English all words for it but the symbol.
  func names(of unit: Unit) -> [String] {
    switch language {
    case .english: Array(unit.words.dropFirst())
    case .korean: names(of: unit, 0)
    case .japanese: names(of: unit, 1)
    case .traditionalChinese: names(of: unit, 2)
    }
  }

  private func names(of unit: Unit, _ index: Int) -> [String] {
    CalculatorSettings.standard.unitNames.names(of: unit.symbol, inLanguage: index)
  }

  private var rates: String {
    self(.calculatorRates, ["date": CalculatorSettings.standard.currencies.date])
  }
}
