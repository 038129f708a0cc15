extension MathFunction {
  /// The roots.
  static let roots = [squareRoot, cubeRoot, root]

  static let squareRoot = MathFunction(
    "sqrt", ["√"], label: "√x", example: "√9 + 16", is: "19",
    .ofNumber { algebra, x throws(Failure) in try algebra.squareRoot(of: x) })

  static let cubeRoot = MathFunction(
    "cbrt", ["∛"], label: "∛x", example: "cbrt(−8)", is: "-2",
    .ofNumber { algebra, x throws(Failure) in try algebra.power(x, .rational(Rational(1, 3))) })

  static let root = MathFunction(
    "root", example: "root(32, 5)", is: "2",
    .ofTwoNumbers { algebra, a, b throws(Failure) in try algebra.power(a, algebra.divide(.one, b)) }
  )
}
