extension MathFunction {
  /// In how many ways some of several things can be chosen.
  static let counting = [combinations, permutations]

  static let combinations = MathFunction(
    "ncr", ["choose"], label: "nCr", example: "ncr(5, 2)", is: "10", infix: .beforeTimes,
    .ofTwoNumbers { algebra, n, r throws(Failure) in
      .rational(try algebra.combinations(n.natural(for: "nCr"), r.natural(for: "nCr")))
    })

  static let permutations = MathFunction(
    "npr", label: "nPr", example: "npr(5, 2)", is: "20", infix: .beforeTimes,
    .ofTwoNumbers { algebra, n, r throws(Failure) in
      .rational(try algebra.permutations(n.natural(for: "nPr"), r.natural(for: "nPr")))
    })
}

extension Value {
  /// The number of things that a function needs.
  fileprivate func natural(for function: String) throws(CalculationError.Kind) -> Rational {
    guard let rational, rational.isWhole, rational.sign >= 0 else {
      throw .notNatural(function: function)
    }
    return rational
  }
}
