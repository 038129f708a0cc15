extension CalculatorSettings {
  /// The unit of that symbol or name.
  package func unit(named name: String) -> Unit? {
    UnitTable.standard.unit(named: name) ?? currencies.table.unit(named: name)
  }

  /// The symbols of the units of a kind.
  package func symbols(of kind: Unit.Kind) -> [String] {
    (kind == .currency ? currencies.table : .standard).symbols(of: kind)
  }
}
