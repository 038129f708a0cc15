extension Algebra {
  /// The sine of an angle in radians.
  mutating func sine(of angle: Value) throws(CalculationError.Kind) -> Value {
    try requireAngleWithinLimits(angle)
    let (turns, rest) = try splitQuarterTurns(angle)
    return switch turns {
    case 0: try sine(ofReduced: rest)
    case 1: try cosine(ofReduced: rest)
    case 2: -(try sine(ofReduced: rest))
    default: -(try cosine(ofReduced: rest))
    }
  }

  /// The cosine of an angle in radians.
  mutating func cosine(of angle: Value) throws(CalculationError.Kind) -> Value {
    try sine(of: add(angle, pi(times: Rational(1, 2))))
  }

  /// The tangent of an angle in radians.
  mutating func tangent(of angle: Value) throws(CalculationError.Kind) -> Value {
    let (sine, cosine) = (try sine(of: angle), try cosine(of: angle))
    // The cosine of a fraction that is not zero is transcendental, after Lindemann, so it is no zero.
    if case .rational = angle, case .form(let form) = cosine {
      return try multiply(sine, reciprocal(of: form))
    }
    guard try sign(of: cosine) != 0 else { throw .tangentPole }
    return try divide(sine, cosine)
  }

  /// A multiple of π.
  mutating func pi(times coefficient: Rational) throws(CalculationError.Kind) -> Value {
    coefficient.isZero ? .zero : try value(coefficient, .pi)
  }

  /// How often π is in the angle, if the angle is nothing else.
  func multipleOfPi(_ angle: Value) -> Rational? {
    if angle == .zero { return .zero }
    guard case .form(let form) = angle, let monomial = form.monomial, isPi(monomial) else {
      return nil
    }
    return monomial.coefficient
  }

  private func isPi(_ term: Term) -> Bool {
    table.index(of: .pi).map { term.factors == [Factor(atom: $0, exponent: .one)] } ?? false
  }

  /// Refuses an angle that has more digits before the point than the limits allow.
  private mutating func requireAngleWithinLimits(
    _ angle: Value
  ) throws(CalculationError.Kind) {
    guard multipleOfPi(angle) == nil else { return }
    let size = try enclosure(of: angle, level: 0)
    guard size.isBounded, size.exponent <= Limits.angleBits else { throw .angleTooLarge }
  }

  /// The quarter turns in the angle, from 0 to 3, and what is left of it.
  ///
  /// What is left has at least −1/4 and less than 1/4 of π in it.
  private mutating func splitQuarterTurns(
    _ angle: Value
  ) throws(CalculationError.Kind) -> (turns: Int, rest: Value) {
    guard let term = angle.terms.first(where: isPi) else { return (0, angle) }
    let turns = (term.coefficient * Rational(2) + Rational(1, 2)).floor
    let rest = try subtract(angle, pi(times: turns / Rational(2)))
    let remainder = turns - (turns / Rational(4)).floor * Rational(4)
    return (remainder.whole ?? 0, rest)
  }

  private mutating func sine(ofReduced angle: Value) throws(CalculationError.Kind) -> Value {
    let (isNegative, size) = signAndSize(of: angle)
    let known = try knownSine(of: size)
    let sine = if let known { known } else { try value(.one, .sine(size)) }
    return isNegative ? -sine : sine
  }

  private mutating func knownSine(of angle: Value) throws(CalculationError.Kind) -> Value? {
    if let sine = try exactSine(of: angle) { return sine }
    return try sineOfInverse(angle)
  }

  mutating func cosine(ofReduced angle: Value) throws(CalculationError.Kind) -> Value {
    let (_, size) = signAndSize(of: angle)
    if let cosine = try exactCosine(of: size) { return cosine }
    if let cosine = try cosineOfInverse(size) { return cosine }
    return try value(.one, .cosine(size))
  }

  /// The value with a first coefficient above zero, and whether its sign was changed for that.
  func signAndSize(of value: Value) -> (isNegative: Bool, size: Value) {
    let isNegative = (value.terms.first?.coefficient.sign ?? 0) < 0
    return (isNegative, isNegative ? -value : value)
  }
}
