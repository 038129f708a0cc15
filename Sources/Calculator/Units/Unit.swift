/// What a number counts: a kilometre, a yen, a degree Celsius.
package struct Unit: Hashable, Sendable {
  /// What units can be converted into each other.
  package enum Kind: String, CaseIterable, Sendable {
    case length, mass, time, temperature, area, volume, speed, data, angle
    case energy, power, pressure, currency
  }

  /// The short form that is written behind a number, such as `km`.
  package let symbol: String
  /// The name in English, such as `kilometre`.
  package let name: String
  package let kind: Kind
  /// How many of the kind's first unit one of these is, but for a power of π.
  let factor: Rational
  /// Other words for the unit.
  let aliases: [String]
  /// The power of π that the factor is multiplied by.
  let piExponent: Int
  /// Where on the scale of the first unit this one has its zero; only temperatures have it
  /// elsewhere.
  let offset: Rational
  /// The digits after the point that an amount of money is rounded to.
  package let decimals: Int?

  init(
    _ symbol: String, _ name: String, _ kind: Kind, _ factor: Rational, _ aliases: [String] = [],
    piExponent: Int = 0, offset: Rational = .zero, decimals: Int? = nil
  ) {
    self.symbol = symbol
    self.name = name
    self.kind = kind
    self.factor = factor
    self.aliases = aliases
    self.piExponent = piExponent
    self.offset = offset
    self.decimals = decimals
  }
}

extension Unit {
  /// All words for the unit, its symbol and its name first.
  package var words: [String] { [symbol, name] + aliases }

  /// Whether the unit is 10, 100 and so on of another, or such a part of it, as with a prefix.
  func isDecimalMultiple(of other: Unit) -> Bool {
    guard kind == other.kind, self != other else { return false }
    let ratio = factor / other.factor
    return (-18...18).contains { ratio == .powerOfTen($0) }
  }
}
