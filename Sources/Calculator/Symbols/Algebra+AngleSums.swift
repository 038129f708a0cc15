extension Algebra {
  /// Longer sums of angles, and longer fractions in them, are not gone through.
  private static let mostTurns = 64, mostBits = 64

  /// An angle between −π/2 and π/2 as the direction of a point at fractions.
  private struct Direction {
    let count: Rational
    let across: Rational, up: Rational
  }

  /// The form with sums of inverse functions that come to quarters of π as these, such as
  /// atan(1/2) + atan(2); nil if there are none.
  ///
  /// The angles of complex numbers add up where these are multiplied, and the product of points at
  /// fractions is exact.
  mutating func withoutSumsOfAngles(_ form: Form) throws(CalculationError.Kind) -> Value? {
    var groups: [[Factor]: [Term]] = [:]
    var rest: [Term] = []
    for term in form.terms {
      if let atom = inverse(in: term) {
        groups[term.factors.filter { $0.atom != atom }, default: []].append(term)
      } else {
        rest.append(term)
      }
    }
    guard !groups.isEmpty else { return nil }
    var sum = try collect(rest)
    for (factors, terms) in groups {
      guard let eighths = try eighthsOfTurn(in: terms) else { return nil }
      let angle = try pi(times: eighths / Rational(4))
      sum = try add(sum, multiply(angle, Value(terms: [Term(.one, factors)])))
    }
    return sum
  }

  /// The only inverse function in the term, as a factor.
  private func inverse(in term: Term) -> Int? {
    let found = term.factors.filter { direction(of: $0.atom, count: .one) != nil }
    guard found.count == 1, found[0].exponent == .one else { return nil }
    return found[0].atom
  }

  private func direction(of atom: Int, count: Rational) -> Direction? {
    switch atoms[atom] {
    case .arctangent(.rational(let slope)) where slope.bits <= Self.mostBits:
      return Direction(count: count, across: .one, up: slope)
    case .arcsine(.rational(let height)) where height.bits <= Self.mostBits:
      guard let across = (.one - height * height).root(2) else { return nil }
      return Direction(count: count, across: across, up: height)
    case .pi, .e, .integer, .logarithm, .exponential, .sine, .cosine, .arcsine, .arctangent, .sum:
      return nil
    }
  }

  /// How many eighths of a full turn the terms come to; nil unless that is exact.
  private mutating func eighthsOfTurn(
    in terms: [Term]
  ) throws(CalculationError.Kind) -> Rational? {
    let unit = Self.unit(of: terms.map(\.coefficient))
    let directions = terms.compactMap { term in
      inverse(in: term).flatMap { direction(of: $0, count: term.coefficient * unit) }
    }
    let turns = directions.compactMap { $0.count.magnitude.whole }
    guard directions.count == terms.count, turns.count == terms.count,
      turns.allSatisfy({ $0 <= Self.mostTurns }), turns.reduce(0, +) <= Self.mostTurns
    else { return nil }
    try budget.spend(turns.reduce(0, +) * Cost.multiplication(bits: Self.mostTurns * Self.mostBits))
    guard Self.isEighth(Self.product(of: directions)) else { return nil }
    return try eighthsNearest(to: terms)
  }

  /// What makes whole numbers without a common divisor of the coefficients.
  private static func unit(of coefficients: [Rational]) -> Rational {
    let below = coefficients.reduce(Rational.one) { $0.commonMultiple(with: $1.denominator) }
    let above = coefficients.reduce(Rational.zero) { $0.commonDivisor(with: $1 * below) }
    return below / above
  }

  /// The whole number of eighths of a full turn that is nearest to the terms.
  private mutating func eighthsNearest(
    to terms: [Term]
  ) throws(CalculationError.Kind) -> Rational? {
    var angles: [Term] = []
    for term in terms {
      guard let atom = inverse(in: term) else { return nil }
      angles.append(Term(term.coefficient, [Factor(atom: atom, exponent: .one)]))
    }
    guard case .form(let form) = try collect(angles) else { return nil }
    let turn = try enclosure(of: form, level: 0)
    let eighth =
      Interval.pi(precision: turn.precision) * Interval(Rational(1, 4), precision: turn.precision)
    return (turn / eighth).rounded(timesTenToThe: 0).lowerBound
  }

  private static func product(of directions: [Direction]) -> (across: Rational, up: Rational) {
    var product = (across: Rational.one, up: Rational.zero)
    for direction in directions {
      let up = direction.count.sign < 0 ? -direction.up : direction.up
      for _ in 0..<(direction.count.magnitude.whole ?? 0) {
        product = (
          product.across * direction.across - product.up * up,
          product.across * up + product.up * direction.across
        )
      }
    }
    return product
  }

  /// Whether the point lies straight or in the middle between two axes.
  private static func isEighth(_ point: (across: Rational, up: Rational)) -> Bool {
    point.across.isZero || point.up.isZero || point.across.magnitude == point.up.magnitude
  }
}
