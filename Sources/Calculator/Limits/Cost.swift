/// What operations cost in nanoseconds, fitted to measurements of GMP 6.2 and MPFR 4.2.
enum Cost {
  /// Multiplying whole numbers, or writing one out, of so many bits.
  static func multiplication(bits: Int) -> Int { 20 + 5 * bits }

  /// Multiplying a longer and a shorter whole number.
  static func multiplication(_ long: Int, _ short: Int) -> Int {
    20 + long / 32 + min(5 * long, long * short / 4_096)
  }

  /// Bringing the result of two fractions to lowest terms, the one longer than the other.
  static func cancellation(_ long: Int, _ short: Int) -> Int {
    multiplication(long, short) + short * (5 + squareRoot(short) / 12)
  }

  /// An elementary function of an interval.
  static func function(precision: Int) -> Int {
    4_000 + precision * (40 + squareRoot(precision) * 3 / 2)
  }

  /// About the square root.
  private static func squareRoot(_ value: Int) -> Int {
    let half = (Int.bitWidth - value.leadingZeroBitCount) / 2
    return ((1 << half) + (value >> half)) / 2
  }

  /// A square or cube root, or a whole power, of an interval.
  static func root(precision: Int) -> Int { 1_000 + 20 * precision }

  /// An arithmetic operation on intervals.
  static func arithmetic(precision: Int) -> Int { 300 + 3 * precision }

  /// The factorial, with about 17 bits for each factor.
  static func factorial(_ n: Int) -> Int { 100 + 100 * n }
}
