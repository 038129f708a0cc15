/// What is refused before any work is done.
enum Limits {
  /// The bytes of an expression.
  static let textBytes = 100_000
  /// The digits of a number that is typed.
  static let literalDigits = 10_000
  /// The bits of an exact number: 1.2 million decimal digits.
  static let bits = 4_000_000
  /// The greatest number whose factorial is computed.
  static let factorial = 100_000
}
