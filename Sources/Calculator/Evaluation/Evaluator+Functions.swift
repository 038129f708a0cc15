extension Evaluator {
  /// The value of a function, which gets as many arguments as its arity.
  mutating func call(
    _ function: MathFunction, _ arguments: [Value]
  ) throws(CalculationError.Kind) -> Value {
    let first = arguments[0]
    guard function.arity == 1 else { return try call(function, first, arguments[1]) }
    return switch function {
    case .sine: try algebra.sine(of: radians(first))
    case .cosine: try algebra.cosine(of: radians(first))
    case .tangent: try algebra.tangent(of: radians(first))
    case .arcsine, .arccosine, .arctangent: try inverse(function, first)
    case .squareRoot: try algebra.squareRoot(of: first)
    case .cubeRoot: try algebra.power(first, .rational(Rational(1, 3)))
    case .exponential: try algebra.exponential(of: first)
    case .naturalLogarithm: try algebra.logarithm(of: first)
    case .decimalLogarithm: try algebra.logarithm(of: first, base: 10)
    case .binaryLogarithm: try algebra.logarithm(of: first, base: 2)
    case .absoluteValue: try algebra.sign(of: first) < 0 ? -first : first
    case .floor: .rational(try algebra.floor(of: first))
    case .ceiling: .rational(-(try algebra.floor(of: -first)))
    case .round: .rational(try algebra.rounded(first))
    default: try hyperbolic(function, first)
    }
  }

  private mutating func call(
    _ function: MathFunction, _ first: Value, _ second: Value
  ) throws(CalculationError.Kind) -> Value {
    switch function {
    case .root: try algebra.power(first, algebra.divide(.one, second))
    case .remainder: try algebra.remainder(of: first, dividedBy: second)
    default: .rational(try common(function, whole(first, function), whole(second, function)))
    }
  }

  private mutating func inverse(
    _ function: MathFunction, _ value: Value
  ) throws(CalculationError.Kind) -> Value {
    if function == .arctangent { return try angle(ofRadians: algebra.arctangent(of: value)) }
    guard try algebra.isWithin(value, .one) else { throw .inverseOutOfRange(function) }
    let isSine = function == .arcsine
    return try angle(
      ofRadians: isSine ? algebra.arcsine(of: value) : algebra.arccosine(of: value))
  }

  private mutating func hyperbolic(
    _ function: MathFunction, _ value: Value
  ) throws(CalculationError.Kind) -> Value {
    switch function {
    case .hyperbolicSine: return try algebra.hyperbolicSine(of: value)
    case .hyperbolicCosine: return try algebra.hyperbolicCosine(of: value)
    case .hyperbolicTangent: return try algebra.hyperbolicTangent(of: value)
    case .inverseHyperbolicSine: return try algebra.inverseHyperbolicSine(of: value)
    case .inverseHyperbolicCosine:
      guard try algebra.compare(value, .one) >= 0 else {
        throw .inverseHyperbolicCosineOutOfRange
      }
      return try algebra.inverseHyperbolicCosine(of: value)
    default:
      guard try algebra.isWithin(value, .one), value != .one, value != -.one else {
        throw .inverseHyperbolicTangentOutOfRange
      }
      return try algebra.inverseHyperbolicTangent(of: value)
    }
  }

  /// The whole number that the function needs.
  private func whole(
    _ value: Value, _ function: MathFunction
  ) throws(CalculationError.Kind) -> Rational {
    guard let whole = value.rational, whole.isWhole else { throw .notWhole(function) }
    return whole
  }

  private mutating func common(
    _ function: MathFunction, _ a: Rational, _ b: Rational
  ) throws(CalculationError.Kind) -> Rational {
    let isDivisor = function == .greatestCommonDivisor
    guard !a.isZero, !b.isZero else { return isDivisor ? (a + b).magnitude : .zero }
    // In lowest terms, a/b has lost just the greatest common divisor above and below.
    let lowest = try algebra.quotient(a, b)
    return isDivisor
      ? (a / lowest.numerator).magnitude
      : try algebra.product(a, lowest.denominator).magnitude
  }
}
