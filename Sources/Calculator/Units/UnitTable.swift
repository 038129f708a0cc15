/// Units and the words for them.
package struct UnitTable: Equatable, Sendable {
  /// The units, those of a kind together.
  package let units: [Unit]
  private let exact: [String: Unit]
  /// The units by their words in small letters, where these mean one unit only.
  private let insensitive: [String: Unit]

  init(_ units: [Unit]) {
    self.units = units
    let words = units.flatMap { unit in
      unit.words.map { (word: $0, unit: unit) }
    }
    exact = Dictionary(words.map { ($0.word, $0.unit) }) { first, _ in first }
    insensitive = Dictionary(grouping: words) { $0.word.lowercased() }
      .compactMapValues { Set($0.map(\.unit)).count == 1 ? $0[0].unit : nil }
  }

  /// The units whose size never changes: all but money.
  package static let standard = UnitTable(
    Unit.lengths + Unit.masses + Unit.times + Unit.temperatures + Unit.areas + Unit.volumes
      + Unit.speeds + Unit.amountsOfData + Unit.angles)

  /// The unit of that symbol or name, in any case of its letters where that is clear.
  package func unit(named word: String) -> Unit? {
    exact[word] ?? insensitive[word.lowercased()]
  }

  /// Whether a unit is called exactly so.
  func hasUnit(exactly word: String) -> Bool { exact[word] != nil }

  /// The symbols of the units of a kind.
  func symbols(of kind: Unit.Kind) -> [String] {
    units.filter { $0.kind == kind }.map(\.symbol)
  }
}
