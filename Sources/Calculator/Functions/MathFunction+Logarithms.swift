extension MathFunction {
  /// The exponential function and the logarithms.
  static let logarithms = [exponential, naturalLogarithm, decimalLogarithm, binaryLogarithm]

  static let exponential = MathFunction(
    "exp", example: "exp 0", is: "1",
    .ofNumber { algebra, x throws(Failure) in try algebra.exponential(of: x) })

  static let naturalLogarithm = MathFunction(
    "ln", example: "ln(e^50)", is: "50",
    .ofNumber { algebra, x throws(Failure) in try algebra.logarithm(of: x) })

  static let decimalLogarithm = MathFunction(
    "log", ["log10"], example: "log 1000", is: "3",
    .ofOneOrTwo(
      { algebra, x throws(Failure) in try algebra.logarithm(of: x, base: 10) },
      { algebra, x, base throws(Failure) in
        guard try algebra.sign(of: base) > 0, base != .one else { throw .invalidBase }
        return try algebra.divide(algebra.logarithm(of: x), algebra.logarithm(of: base))
      }))

  static let binaryLogarithm = MathFunction(
    "log2", label: "log₂", example: "log2 8", is: "3",
    .ofNumber { algebra, x throws(Failure) in try algebra.logarithm(of: x, base: 2) })
}
