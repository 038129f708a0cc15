extension MathFunction {
  /// The size of a number, and the whole numbers near it.
  static let rounding = [absoluteValue, floor, ceiling, round]

  static let absoluteValue = MathFunction(
    "abs", example: "abs(3 − 5)", is: "2", keepsUnit: true,
    .ofNumber { algebra, x throws(Failure) in try algebra.sign(of: x) < 0 ? -x : x })

  static let floor = MathFunction(
    "floor", example: "floor 2.7", is: "2",
    .ofNumber { algebra, x throws(Failure) in .rational(try algebra.floor(of: x)) })

  static let ceiling = MathFunction(
    "ceil", example: "ceil 2.3", is: "3",
    .ofNumber { algebra, x throws(Failure) in .rational(-(try algebra.floor(of: -x))) })

  static let round = MathFunction(
    "round", example: "round 2.5", is: "3",
    .ofOneOrTwo(
      { algebra, x throws(Failure) in .rational(try algebra.rounded(x)) },
      { algebra, x, places throws(Failure) in
        .rational(try algebra.rounded(x, places: places.whole(for: "round")))
      }))
}
