extension CalculatorSettings {
  /// The unit of that symbol or name.
  package func unit(named name: String) -> Unit? {
    if name.utf8.contains(UInt8(ascii: "^")) { return unit(named: name.filter { $0 != "^" }) }
    return unit(inEnglish: name) ?? unit(inAnotherLanguage: name)
  }

  private func unit(inEnglish name: String) -> Unit? {
    UnitTable.standard.unit(named: name) ?? currencies.table.unit(named: name)
  }

  /// Names of times are words of every day, too: 시간 is an hour, and time.
  private func unit(inAnotherLanguage name: String) -> Unit? {
    let found = unitNames.symbol(of: name).flatMap(unit(inEnglish:))
    return found?.kind == .time ? nil : found
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
