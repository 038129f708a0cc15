extension Algebra {
  /// The angle in radians, from −π/2 to π/2, whose sine the value is.
  ///
  /// The value is known to lie between −1 and 1.
  mutating func arcsine(of sine: Value) throws(CalculationError.Kind) -> Value {
    let (isNegative, size) = signAndSize(of: sine)
    let angle = try knownArcsine(of: size)
    let result = if let angle { angle } else { try value(.one, .arcsine(size)) }
    return isNegative ? -result : result
  }

  private mutating func knownArcsine(of sine: Value) throws(CalculationError.Kind) -> Value? {
    if let angle = try exactArcsine(of: sine) { return angle }
    return try angleOfSine(sine)
  }

  /// The angle in radians, from 0 to π, whose cosine the value is.
  ///
  /// The value is known to lie between −1 and 1.
  mutating func arccosine(of cosine: Value) throws(CalculationError.Kind) -> Value {
    try subtract(pi(times: Rational(1, 2)), arcsine(of: cosine))
  }

  /// The angle in radians, between −π/2 and π/2, whose tangent the value is.
  mutating func arctangent(of tangent: Value) throws(CalculationError.Kind) -> Value {
    let (isNegative, size) = signAndSize(of: tangent)
    let angle = try knownArctangent(of: size)
    let result = if let angle { angle } else { try value(.one, .arctangent(size)) }
    return isNegative ? -result : result
  }

  private mutating func knownArctangent(
    of tangent: Value
  ) throws(CalculationError.Kind) -> Value? {
    if let angle = try exactArctangent(of: tangent) { return angle }
    return try angleOfTangent(tangent)
  }

  private mutating func exactArcsine(of sine: Value) throws(CalculationError.Kind) -> Value? {
    guard isSurd(sine) else { return nil }
    for degrees in [0, 15, 18, 30, 45, 54, 60, 75, 90] {
      let angle = try pi(times: Rational(degrees, 180))
      let exact = try self.sine(of: angle)
      if exact == sine || exact == -sine { return exact == sine ? angle : -angle }
    }
    return nil
  }

  private mutating func exactArctangent(
    of tangent: Value
  ) throws(CalculationError.Kind) -> Value? {
    guard isSurd(tangent) else { return nil }
    for degrees in [0, 15, 30, 45, 60, 75] {
      let angle = try pi(times: Rational(degrees, 180))
      let exact = try self.tangent(of: angle)
      if exact == tangent || exact == -tangent { return exact == tangent ? angle : -angle }
    }
    return nil
  }

  /// Whether the value is one of the few fractions, or a sum of roots, that an exact angle has.
  private func isSurd(_ value: Value) -> Bool {
    switch value {
    case .rational(let fraction): fraction.isWhole || fraction == Rational(1, 2)
    case .form(let form):
      form.terms.allSatisfy { term in
        term.factors.allSatisfy { if case .integer = atoms[$0.atom] { true } else { false } }
      }
    }
  }

  /// The angle from −π/2 to π/2 whose sine the value is, if the value is a sine or a cosine.
  private mutating func angleOfSine(_ sine: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = sine, let atom = form.loneAtom else { return nil }
    switch atoms[atom] {
    case .sine(let angle): return try halfTurnsRemoved(from: angle, changesSign: true)
    case .cosine(let angle):
      let complement = try subtract(pi(times: Rational(1, 2)), angle)
      return try halfTurnsRemoved(from: complement, changesSign: true)
    case .pi, .e, .integer, .logarithm, .exponential, .arcsine, .arctangent, .sum: return nil
    }
  }

  /// The angle between −π/2 and π/2 whose tangent the value is, if the value is a tangent.
  private mutating func angleOfTangent(_ tangent: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = tangent, let monomial = form.monomial,
      let angle = angleOfSine(in: monomial)
    else { return nil }
    let complement = try subtract(pi(times: Rational(1, 2)), angle)
    for candidate in [angle, complement] where try self.tangent(of: candidate) == tangent {
      return try halfTurnsRemoved(from: candidate, changesSign: false)
    }
    return nil
  }

  /// The angle between −π/2 and π/2 that is some half turns away.
  private mutating func halfTurnsRemoved(
    from angle: Value, changesSign: Bool
  ) throws(CalculationError.Kind) -> Value {
    let turns = try rounded(divide(angle, pi(times: .one)))
    let rest = try subtract(angle, pi(times: turns))
    return changesSign && !turns.isEven ? -rest : rest
  }

  private func angleOfSine(in term: Term) -> Value? {
    for factor in term.factors {
      if case .sine(let angle) = atoms[factor.atom] { return angle }
    }
    return nil
  }

  /// The sine of an angle that is itself an inverse function.
  mutating func sineOfInverse(_ angle: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = angle, let atom = form.loneAtom else { return nil }
    switch atoms[atom] {
    case .arcsine(let sine): return sine
    case .arctangent(let tangent): return try divide(tangent, hypotenuse(over: tangent))
    case .pi, .e, .integer, .logarithm, .exponential, .sine, .cosine, .sum: return nil
    }
  }

  /// The cosine of an angle that is itself an inverse function.
  mutating func cosineOfInverse(_ angle: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = angle, let atom = form.loneAtom else { return nil }
    switch atoms[atom] {
    case .arcsine(let sine):
      return try squareRoot(of: subtract(.one, multiply(sine, sine)))
    case .arctangent(let tangent): return try divide(.one, hypotenuse(over: tangent))
    case .pi, .e, .integer, .logarithm, .exponential, .sine, .cosine, .sum: return nil
    }
  }

  /// √(1 + x²), the hypotenuse of a right triangle with the legs 1 and x.
  private mutating func hypotenuse(over leg: Value) throws(CalculationError.Kind) -> Value {
    try squareRoot(of: add(.one, multiply(leg, leg)))
  }

  mutating func squareRoot(of value: Value) throws(CalculationError.Kind) -> Value {
    try power(value, .rational(Rational(1, 2)))
  }
}
