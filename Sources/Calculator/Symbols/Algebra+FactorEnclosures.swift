extension Algebra {
  /// What the power of an atom lies between.
  ///
  /// Only atoms above zero have exponents that are not whole.
  mutating func enclosure(
    of factor: Factor, level: Int
  ) throws(CalculationError.Kind) -> Interval {
    let base = try enclosure(ofAtom: factor.atom, level: level)
    guard factor.exponent != .one else { return base }
    let isRoot = factor.exponent.denominator <= Rational(3)
    let cost = isRoot ? Cost.root : Cost.function
    try budget.spend(cost(base.precision))
    // e^r and exp(x)^r are narrower as one exponential.
    switch atoms[factor.atom] {
    case .e: return Interval(factor.exponent, precision: base.precision).exponential
    case .exponential(let form):
      let exponent = Interval(factor.exponent, precision: base.precision)
      return (try enclosure(of: form, level: level) * exponent).exponential
    case .pi, .integer, .logarithm, .sine, .cosine, .arcsine, .arctangent, .sum:
      return power(of: base, factor.exponent)
    }
  }

  private func power(of base: Interval, _ exponent: Rational) -> Interval {
    switch (exponent.numerator.whole, exponent.denominator.whole) {
    case (let count?, 1): base.raised(to: count)
    case (let count?, 2): base.squareRoot.raised(to: count)
    case (let count?, 3): base.cubeRoot.raised(to: count)
    default: (base.logarithm * Interval(exponent, precision: base.precision)).exponential
    }
  }
}
