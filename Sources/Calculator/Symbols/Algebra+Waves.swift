extension Algebra {
  /// As many sines and cosines are multiplied out in a term.
  private static let mostWaves = 6

  /// The form with its products of sines and cosines as sums, by cos a · cos b = (cos(a − b) +
  /// cos(a + b))/2; nil if there is no such product, or one that is too long.
  mutating func withoutProductsOfWaves(
    _ form: Form
  ) throws(CalculationError.Kind) -> Value? {
    let counts = form.terms.map(waveCount)
    guard counts.contains(where: { $0 ?? 0 > 1 }),
      counts.allSatisfy({ $0.map { $0 <= Self.mostWaves } ?? false })
    else { return nil }
    var sum = Value.zero
    for term in form.terms { sum = try add(sum, withoutProductsOfWaves(term)) }
    return sum
  }

  /// How many sines and cosines are multiplied in the term; nil if one of them divides.
  private func waveCount(_ term: Term) -> Int? {
    var count = 0
    for factor in term.factors where wave(factor.atom) != nil {
      guard let exponent = factor.exponent.whole, exponent > 0 else { return nil }
      count += exponent
    }
    return count
  }

  /// The angle of a sine or a cosine; nil for other atoms.
  private func wave(_ atom: Int) -> (angle: Value, isSine: Bool)? {
    switch atoms[atom] {
    case .sine(let angle): (angle, true)
    case .cosine(let angle): (angle, false)
    case .pi, .e, .integer, .logarithm, .exponential, .arcsine, .arctangent, .sum: nil
    }
  }

  private mutating func withoutProductsOfWaves(
    _ term: Term
  ) throws(CalculationError.Kind) -> Value {
    var cosines = [Value.zero]
    var rest = Term(term.coefficient, [])
    for factor in term.factors {
      guard let (angle, isSine) = wave(factor.atom) else {
        rest.factors.append(factor)
        continue
      }
      let shifted = isSine ? try subtract(angle, pi(times: Rational(1, 2))) : angle
      for _ in 0..<(factor.exponent.whole ?? 0) {
        rest.coefficient = try product(rest.coefficient, Rational(1, 2))
        var next: [Value] = []
        for cosine in cosines {
          next += [try add(cosine, shifted), try subtract(cosine, shifted)]
        }
        cosines = next
      }
    }
    var sum = Value.zero
    for angle in cosines { sum = try add(sum, cosine(of: angle)) }
    return try multiply(sum, Value(terms: [rest]))
  }
}
