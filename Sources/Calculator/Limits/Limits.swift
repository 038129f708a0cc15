/// What is refused before any work is done.
enum Limits {
  /// The bytes of an expression.
  static let textBytes = 100_000
  /// The digits of a number that is typed.
  static let literalDigits = 10_000
  /// The bits of all numbers that are typed in an expression together.
  static let literalBits = 32_000_000
  /// The bits of an exact number: 1.2 million decimal digits.
  static let bits = 4_000_000
  /// The greatest number whose factorial is computed.
  static let factorial = 100_000
  /// The greatest power of e that is computed.
  static let exponent = Rational(1_000_000)
  /// The bits before the point of an angle: 10,000 decimal digits.
  static let angleBits = 33_220
  /// The digits that can be asked for.
  static let digits = 10_000
}
