extension MathFunction {
  /// What is left after dividing, and what whole numbers have in common.
  static let division = [
    remainder, quotientWithRemainder, greatestCommonDivisor, leastCommonMultiple, factors,
  ]

  static let remainder = MathFunction(
    "mod", ["modulo"], example: "mod(17, 5)", is: "2", infix: .likeTimes,
    .ofTwoNumbers { algebra, a, b throws(Failure) in try algebra.remainder(of: a, dividedBy: b) })

  static let quotientWithRemainder = MathFunction(
    "rem", example: "17 rem 5", is: "3 r 2", infix: .likeTimes, standsAlone: true,
    .ofTwoNumbers { algebra, a, b throws(Failure) in
      .rational(try algebra.ratio(a.whole(for: "rem"), b.whole(for: "rem")))
    })

  static let greatestCommonDivisor = MathFunction(
    "gcd", ["hcf", "gcf"], example: "gcd(12, 18)", is: "6",
    .ofNumbers { algebra, values throws(Failure) in
      var common = try values[0].whole(for: "gcd")
      for value in values.dropFirst() {
        common = try algebra.commonDivisor(of: common, value.whole(for: "gcd"))
      }
      return .rational(common)
    })

  static let leastCommonMultiple = MathFunction(
    "lcm", example: "lcm(4, 6)", is: "12",
    .ofNumbers { algebra, values throws(Failure) in
      var common = try values[0].whole(for: "lcm")
      for value in values.dropFirst() {
        common = try algebra.commonMultiple(of: common, value.whole(for: "lcm"))
      }
      return .rational(common)
    })

  static let factors = MathFunction(
    "factor", example: "factor 360", is: "2³·3²·5", standsAlone: true,
    .ofNumber { algebra, x throws(Failure) in .rational(try x.whole(for: "factor")) })
}

extension Algebra {
  /// The quotient of two fractions.
  fileprivate mutating func ratio(
    _ a: Rational, _ b: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard !b.isZero else { throw a.isZero ? .zeroByZero : .divisionByZero }
    return try quotient(a, b)
  }
}

extension Value {
  /// The whole number that a function needs.
  func whole(for function: String) throws(CalculationError.Kind) -> Rational {
    guard let rational, rational.isWhole else { throw .notWhole(function: function) }
    return rational
  }
}
