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
      if try self.sine(of: angle) == sine { return angle }
    }
    return nil
  }

  private mutating func exactArctangent(
    of tangent: Value
  ) throws(CalculationError.Kind) -> Value? {
    guard isSurd(tangent) else { return nil }
    for degrees in [0, 15, 30, 45, 60, 75] {
      let angle = try pi(times: Rational(degrees, 180))
      if try self.tangent(of: angle) == tangent { return angle }
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

  /// x, if the value is sin x or cos(π/2 − x) and x lies between −π/2 and π/2.
  private mutating func angleOfSine(_ sine: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = sine, let atom = form.loneAtom else { return nil }
    let right = try pi(times: Rational(1, 2))
    switch atoms[atom] {
    case .sine(let angle): return try isBetween(-right, angle, right) ? angle : nil
    case .cosine(let angle):
      let complement = try subtract(right, angle)
      return try isBetween(-right, complement, right) ? complement : nil
    default: return nil
    }
  }

  /// x, if the value is sin x / cos x and x lies between −π/2 and π/2.
  private mutating func angleOfTangent(_ tangent: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = tangent, let monomial = form.monomial,
      let angle = angleOfSine(in: monomial),
      try self.tangent(of: angle) == tangent
    else { return nil }
    let right = try pi(times: Rational(1, 2))
    return try isBetween(-right, angle, right) ? angle : nil
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
    default: return nil
    }
  }

  /// The cosine of an angle that is itself an inverse function.
  mutating func cosineOfInverse(_ angle: Value) throws(CalculationError.Kind) -> Value? {
    guard case .form(let form) = angle, let atom = form.loneAtom else { return nil }
    switch atoms[atom] {
    case .arcsine(let sine):
      return try squareRoot(of: subtract(.one, multiply(sine, sine)))
    case .arctangent(let tangent): return try divide(.one, hypotenuse(over: tangent))
    default: return nil
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
