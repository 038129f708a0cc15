extension Formula {
  /// The steps that are fractions at a fraction, as far as that takes no algebra.
  func fractions(of parts: [Int], at point: Rational) -> [Int: Rational] {
    var known: [Int: Rational] = [:]
    for index in parts { known[index] = fraction(of: steps[index], at: point, known) }
    return known
  }

  private func fraction(
    of step: Step, at point: Rational, _ known: [Int: Rational]
  ) -> Rational? {
    switch step {
    case .unknown: return point
    case .number(let number): return number
    case .pi: return nil
    case .sum(let a, let b): return known[a].flatMap { a in known[b].map { a + $0 } }
    case .difference(let a, let b): return known[a].flatMap { a in known[b].map { a - $0 } }
    case .product(let a, let b):
      let isZero =
        known[a]?.isZero ?? false && isConstant[b] || known[b]?.isZero ?? false && isConstant[a]
      if isZero { return .zero }
      return known[a].flatMap { a in known[b].map { a * $0 } }
    case .quotient(let a, let b):
      guard let divisor = known[b], !divisor.isZero else { return nil }
      return known[a].map { $0 / divisor }
    case .power(let a, let exponent): return known[a].flatMap { power($0, exponent) }
    case .function(let function, let a): return known[a].flatMap { value(of: function, $0) }
    }
  }

  private func power(_ base: Rational, _ exponent: Rational) -> Rational? {
    if base.isZero { return exponent.sign > 0 ? .zero : nil }
    if base == .one { return .one }
    guard let count = exponent.whole, abs(count) <= 20, base.bits < 64 else { return nil }
    return base.raised(to: count)
  }

  private func value(of function: Elementary, _ a: Rational) -> Rational? {
    switch function {
    case .magnitude: return a.magnitude
    case .sign: return Rational(a.sign)
    case .floor: return a.floor
    case .exponential, .cosine, .hyperbolicCosine: return a.isZero ? .one : nil
    case .logarithm, .timesLogarithm: return a == .one ? .zero : nil
    case .sine, .arcsine, .arctangent, .hyperbolicSine, .hyperbolicTangent,
      .inverseHyperbolicSine, .inverseHyperbolicTangent:
      return a.isZero ? .zero : nil
    case .arccosine, .inverseHyperbolicCosine: return a == .one ? .zero : nil
    }
  }
}
