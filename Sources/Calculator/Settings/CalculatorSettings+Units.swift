extension CalculatorSettings {
  /// The unit of that symbol or name.
  package func unit(named name: String) -> Unit? {
    if name.utf8.contains(UInt8(ascii: "^")) { return unit(named: name.filter { $0 != "^" }) }
    return UnitTable.standard.unit(named: name) ?? currencies.table.unit(named: name)
  }

  /// As many words has the longest name of a unit.
  var mostWordsOfUnit: Int { max(UnitTable.standard.mostWords, currencies.table.mostWords) }

  /// The symbols of the units of a kind.
  package func symbols(of kind: Unit.Kind) -> [String] {
    (kind == .currency ? currencies.table : .standard).symbols(of: kind)
  }

  /// All units that can be converted, those of a kind together.
  package var units: [Unit] { UnitTable.standard.units + currencies.table.units }

  /// The word for a unit that is most like the one that was typed, if one is near; with the
  /// symbols of a kind given, a unit of that kind.
  package func nearestUnit(to word: String, fitting symbols: [String] = []) -> String? {
    let candidates = units.filter { symbols.isEmpty || symbols.contains($0.symbol) }
    let words = candidates.flatMap(\.words)
    let nearest = Vocabulary.nearest(to: word.lowercased(), among: words.map { $0.lowercased() })
    return nearest.flatMap { nearest in words.first { $0.lowercased() == nearest } }
  }
}
