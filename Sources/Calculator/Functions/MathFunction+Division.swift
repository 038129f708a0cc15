extension MathFunction {
  /// What is left after dividing, and what whole numbers have in common.
  static let division = [remainder, greatestCommonDivisor, leastCommonMultiple]

  static let remainder = MathFunction(
    "mod", example: "mod(17, 5)", is: "2",
    .ofTwoNumbers { algebra, a, b throws(Failure) in try algebra.remainder(of: a, dividedBy: b) })

  static let greatestCommonDivisor = MathFunction(
    "gcd", example: "gcd(12, 18)", is: "6",
    .ofTwoNumbers { algebra, a, b throws(Failure) in
      .rational(try algebra.commonDivisor(of: a.whole(for: "gcd"), b.whole(for: "gcd")))
    })

  static let leastCommonMultiple = MathFunction(
    "lcm", example: "lcm(4, 6)", is: "12",
    .ofTwoNumbers { algebra, a, b throws(Failure) in
      .rational(try algebra.commonMultiple(of: a.whole(for: "lcm"), b.whole(for: "lcm")))
    })
}

extension Value {
  /// The whole number that a function needs.
  fileprivate func whole(for function: String) throws(CalculationError.Kind) -> Rational {
    guard let rational, rational.isWhole else { throw .notWhole(function: function) }
    return rational
  }
}
