extension WorkReducer {
  /// More numbers than these, or larger ones, are not taken apart.
  private static let mostNumbers = 4
  private static let largest = Rational(1_000_000)

  /// What whole numbers above 1 have in common, or all that is in them, by their primes; nil where
  /// that is more than a line.
  mutating func ruleOfPrimes(
    _ function: MathFunction, _ numbers: [WorkNumber]
  ) throws(CalculationError.Kind) -> WorkRule? {
    let wholes = numbers.compactMap(\.rational).filter { $0.isWhole && $0 > .one }
    guard 2...Self.mostNumbers ~= wholes.count, wholes.count == numbers.count,
      wholes.allSatisfy({ $0 <= Self.largest })
    else { return nil }
    var factored: [[PrimePower]] = []
    for whole in wholes { factored.append(try evaluator.algebra.primeFactors(of: whole)) }
    let isCommon = function == .greatestCommonDivisor
    let primes = Set(factored.joined().map(\.prime)).sorted()
    let powers = primes.compactMap { prime -> PrimePower? in
      let counts = factored.map { $0.first { $0.prime == prime }?.count ?? 0 }
      let count = (isCommon ? counts.min() : counts.max()) ?? 0
      return count > 0 ? PrimePower(prime: prime, count: count) : nil
    }
    let equations = zip(wholes, factored).map { whole, powers in
      powers.product == whole.digits ? whole.digits : "\(whole.digits) = \(powers.product)"
    }
    let name: WorkRule.Name =
      isCommon ? (powers.isEmpty ? .nothingCommon : .commonFactors) : .allFactors
    return WorkRule(name, equations.joined(separator: "; "), powers.product)
  }
}
