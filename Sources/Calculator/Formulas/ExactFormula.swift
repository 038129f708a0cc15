/// The exact values of a formula's steps at one value of the unknown.
struct ExactFormula {
  private var algebra: Algebra
  private let takesLimits: Bool
  private var values: [Int: Result<Value, CalculationError.Kind>] = [:]

  /// - Parameters:
  ///   - formula: The formula.
  ///   - roots: The steps whose values are wanted.
  ///   - number: The value of the unknown.
  ///   - patience: The work that each step may cost.
  ///   - takesLimits: Whether u·ln u is 0 where u is.
  ///   - shouldStop: Is asked often whether to give up.
  init(
    _ formula: Formula, _ roots: [Int], at number: Number, patience: Duration = .milliseconds(20),
    takesLimits: Bool = false, shouldStop: @escaping @Sendable () -> Bool
  ) {
    algebra = Algebra(number.atoms, budget: Budget())
    self.takesLimits = takesLimits
    for index in formula.parts(of: roots) {
      algebra.budget = Budget(patience: patience, shouldStop: shouldStop)
      values[index] = Result { () throws(CalculationError.Kind) in
        try value(of: formula.steps[index], number.value)
      }
    }
  }

  /// The value of a step as a fraction, if it is one.
  func rational(_ index: Int) -> Rational? { (try? values[index]?.get())?.rational }

  /// The value of a step; nil if it has none that is known.
  func number(_ index: Int) -> Number? {
    (try? values[index]?.get()).map { Number($0, of: algebra.table) }
  }

  /// What the value of a step lies between; nil if it has none.
  mutating func interval(_ index: Int, precision: Int) -> Interval? {
    guard let value = try? values[index]?.get() else { return nil }
    return Number(value, of: algebra.table).interval(precision: precision)
  }

  /// Whether the step is proven to be zero.
  func isZero(_ index: Int) -> Bool { rational(index)?.isZero ?? false }

  /// Whether the step is proven to have no value.
  func isUndefined(_ index: Int) -> Bool {
    guard case .failure(let kind)? = values[index] else { return false }
    return kind.isAboutDomain
  }

  /// The sign of a step, if it is known.
  mutating func sign(_ index: Int) -> Int? {
    guard let value = try? values[index]?.get() else { return nil }
    return try? algebra.sign(of: value)
  }

  private func known(_ index: Int) throws(CalculationError.Kind) -> Value {
    guard let result = values[index] else { throw .undecided }
    return try result.get()
  }

  private mutating func value(
    of step: Formula.Step, _ unknown: Value
  ) throws(CalculationError.Kind) -> Value {
    switch step {
    case .unknown: return unknown
    case .number(let number): return .rational(number)
    case .pi: return try algebra.pi(times: .one)
    case .sum(let a, let b): return try algebra.add(known(a), known(b))
    case .difference(let a, let b): return try algebra.subtract(known(a), known(b))
    case .product(let a, let b): return try algebra.multiply(known(a), known(b))
    case .quotient(let a, let b): return try algebra.divide(known(a), known(b))
    case .power(let a, let exponent): return try algebra.power(known(a), .rational(exponent))
    case .function(let function, let a): return try value(of: function, known(a))
    }
  }

  private mutating func value(
    of function: Elementary, _ a: Value
  ) throws(CalculationError.Kind) -> Value {
    switch function {
    case .exponential: try algebra.exponential(of: a)
    case .logarithm: try algebra.logarithm(of: a)
    case .timesLogarithm:
      takesLimits && a.rational == .zero
        ? a : try algebra.multiply(a, algebra.logarithm(of: a))
    case .sine: try algebra.sine(of: a)
    case .cosine: try algebra.cosine(of: a)
    case .arcsine:
      try inverse(a) { algebra, a throws(CalculationError.Kind) in try algebra.arcsine(of: a) }
    case .arccosine:
      try inverse(a) { algebra, a throws(CalculationError.Kind) in try algebra.arccosine(of: a) }
    case .arctangent: try algebra.arctangent(of: a)
    case .hyperbolicSine: try algebra.hyperbolicSine(of: a)
    case .hyperbolicCosine: try algebra.hyperbolicCosine(of: a)
    case .hyperbolicTangent: try algebra.hyperbolicTangent(of: a)
    case .inverseHyperbolicSine: try algebra.inverseHyperbolicSine(of: a)
    case .inverseHyperbolicCosine: try algebra.inverseHyperbolicCosine(of: a)
    case .inverseHyperbolicTangent: try algebra.inverseHyperbolicTangent(of: a)
    case .magnitude: try algebra.sign(of: a) < 0 ? -a : a
    case .sign: .rational(Rational(try algebra.sign(of: a)))
    case .floor: .rational(try algebra.floor(of: a))
    }
  }

  private mutating func inverse(
    _ a: Value, _ compute: (inout Algebra, Value) throws(CalculationError.Kind) -> Value
  ) throws(CalculationError.Kind) -> Value {
    guard try algebra.isWithin(a, .one) else { throw .inverseOutOfRange(function: "asin") }
    return try compute(&algebra, a)
  }
}

extension CalculationError.Kind {
  /// Whether there is no value, rather than none that could be found.
  var isAboutDomain: Bool {
    switch self {
    case .divisionByZero, .zeroByZero, .zeroToTheZero, .evenRootOfNegative,
      .irrationalPowerOfNegative, .logarithmOfZero, .logarithmOfNegative, .inverseOutOfRange,
      .inverseHyperbolicCosineOutOfRange, .inverseHyperbolicTangentOutOfRange, .tangentPole,
      .factorialOfNegative, .factorialOfFraction, .invalidBase:
      true
    case .empty, .unexpectedCharacter, .unknownName, .missingOperand, .powerOfFunction,
      .missingOperator, .unclosedParenthesis, .unmatchedParenthesis, .emptyParentheses,
      .misplacedComma, .misplacedPoint, .misplacedColon, .misplacedDegree, .misplacedUnderscore,
      .missingUnitName, .percentAsUnit,
      .wrongArgumentCount, .ambiguousMultiplication, .ambiguousLetter, .ambiguousFraction,
      .notWhole, .notNatural, .mustStandAlone, .nothingToRecall, .unknownUnit,
      .incompatibleUnits, .missingUnit, .misplacedUnit, .missingConversion, .belowAbsoluteZero,
      .temperatureArithmetic, .textTooLong, .literalTooLong, .literalOutOfRange, .angleTooLarge,
      .hyperbolicTangentOutOfRange, .tooLarge, .tooSmall, .factorialTooLarge, .tooLong, .undecided:
      false
    }
  }
}
