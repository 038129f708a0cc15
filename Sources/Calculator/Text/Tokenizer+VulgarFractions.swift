extension Tokenizer {
  /// The fraction that is one character, such as `½`.
  mutating func vulgarFraction() -> Rational {
    guard let fraction = source[position]?.vulgarFraction else { return .zero }
    position += 1
    return fraction
  }
}

extension Unicode.Scalar {
  /// The value of a character that is a fraction.
  var vulgarFraction: Rational? {
    isASCII ? nil : Self.vulgarFractions[self]
  }

  private static let vulgarFractions: [Unicode.Scalar: Rational] = [
    "½": Rational(1, 2), "⅓": Rational(1, 3), "⅔": Rational(2, 3), "¼": Rational(1, 4),
    "¾": Rational(3, 4), "⅕": Rational(1, 5), "⅖": Rational(2, 5), "⅗": Rational(3, 5),
    "⅘": Rational(4, 5), "⅙": Rational(1, 6), "⅚": Rational(5, 6), "⅐": Rational(1, 7),
    "⅛": Rational(1, 8), "⅜": Rational(3, 8), "⅝": Rational(5, 8), "⅞": Rational(7, 8),
    "⅑": Rational(1, 9), "⅒": Rational(1, 10),
  ]
}
