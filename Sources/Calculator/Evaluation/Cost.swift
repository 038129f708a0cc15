/// What operations cost in nanoseconds, fitted to measurements of GMP 6.2 and MPFR 4.2.
enum Cost {
  /// Multiplying or dividing whole numbers of so many bits.
  static func multiplication(bits: Int) -> Int { 20 + 5 * bits }

  /// Bringing a fraction of so many bits to lowest terms.
  static func cancellation(bits: Int) -> Int {
    bits * (5 + squareRoot(bits) / 14)
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

  /// An arithmetic operation on intervals.
  static func arithmetic(precision: Int) -> Int { 300 + 3 * precision }

  /// The factorial, with about 17 bits for each factor.
  static func factorial(_ n: Int) -> Int { 100 + 100 * n }
}
