/// Units and the words for them.
package struct UnitTable: Equatable, Sendable {
  /// The units, those of a kind together.
  package let units: [Unit]
  private let exact: [String: Unit]
  /// The units by their words in small letters, where these mean one unit only.
  private let insensitive: [String: Unit]
  /// The words before which a small and a capital letter are two prefixes: `m`, `s` and `bit`.
  private let prefixable: Set<String>

  /// As many words has the longest name.
  let mostWords: Int

  init(_ units: [Unit]) {
    self.units = units
    let words = units.flatMap { unit in
      unit.words.map { (word: $0, unit: unit) }
    }
    mostWords = words.map { $0.word.utf8.count { $0 == UInt8(ascii: " ") } + 1 }.max() ?? 1
    let exact = Dictionary(words.map { ($0.word, $0.unit) }) { first, _ in first }
    self.exact = exact
    prefixable = Set(
      words.map { (rest: String($0.word.dropFirst()), unit: $0.unit) }
        .filter { word in exact[word.rest].map(word.unit.isDecimalMultiple) == true }
        .map(\.rest))
    insensitive = Dictionary(grouping: words) { $0.word.lowercased() }
      .compactMapValues { Set($0.map(\.unit)).count == 1 ? $0[0].unit : nil }
  }

  /// The units whose size never changes: all but money.
  package static let standard = UnitTable(
    Unit.lengths + Unit.masses + Unit.times + Unit.temperatures + Unit.areas + Unit.volumes
      + Unit.speeds + Unit.amountsOfData + Unit.angles + Unit.energies
      + Unit.powers + Unit.pressures)

  /// The unit of that symbol or name, in any case of its letters where that is clear: Mg is no
  /// milligram, and Mb no megabyte.
  package func unit(named word: String) -> Unit? {
    if let unit = exact[word] { return unit }
    guard let unit = insensitive[word.lowercased()] else { return nil }
    return unit.words.contains { isHarmless(word, for: $0) } ? unit : nil
  }

  /// Whether a word is another in other letters, and none of them makes it another prefix or unit.
  private func isHarmless(_ typed: String, for word: String) -> Bool {
    // A lone letter is too little to guess: 5M and 5k may be meant as millions and thousands.
    guard typed.lowercased() == word.lowercased(), typed.utf8.count > 1 else { return false }
    let changesPrefix =
      typed.first != word.first && prefixable.contains(String(word.dropFirst()))
    // KM can only mean a kilometre, but mM is no millimetre.
    let isPrefixClear = !changesPrefix || ["k", "c", "d", "G", "T"].contains(word.prefix(1))
    let changesByte = typed.last != word.last && word.hasSuffix("B")
    return isPrefixClear && !changesByte
  }

  /// Whether a unit is called exactly so.
  func hasUnit(exactly word: String) -> Bool { exact[word] != nil }

  /// The symbols of the units of a kind.
  func symbols(of kind: Unit.Kind) -> [String] {
    units.filter { $0.kind == kind }.map(\.symbol)
  }
}
