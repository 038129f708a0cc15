/// A letter behind a number that many read as a multiple, and this calculator as a unit.
struct AmbiguousLetter {
  /// The letter in its usual case, which tells what it may mean: `k`, `M` or `B`.
  let letter: Character
  private let multiple: String
  private let unit: String

  /// Nil if the letter means one thing only; 5 K and 5 B with a space are units.
  init?(_ name: String, isTight: Bool) {
    switch (name, isTight) {
    case ("k", _), ("K", true): (letter, multiple, unit) = ("k", "1000", "K")
    case ("M", _): (letter, multiple, unit) = ("M", "1000000", "m")
    case ("b", true), ("B", true): (letter, multiple, unit) = ("B", "1000000000", "B")
    default: return nil
    }
  }

  /// The number as a multiple, and with its unit.
  func readings(behind number: String) -> [String] {
    ["\(number) × \(multiple)", "\(number) \(unit)"]
  }
}
