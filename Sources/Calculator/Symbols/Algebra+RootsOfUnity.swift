extension Algebra {
  /// Roots of a higher order are not gone through, nor longer sums of them.
  private static let highestOrder = 1_000_000, mostRoots = 2_000
  /// Square roots of greater primes are not written as roots of unity.
  private static let greatestPrime = 97
  /// Fractions that are longer are not tried.
  private static let mostBits = 64

  /// The fraction that the form is by its sines and cosines of fractions of a turn, such as cos 20° −
  /// cos 40° − cos 80°, which is zero; nil if it has none, or is no fraction.
  ///
  /// These and the square roots of whole numbers are sums of roots of unity, whose relations are
  /// all known.
  mutating func fractionByRootsOfUnity(
    _ form: Form
  ) throws(CalculationError.Kind) -> Rational? {
    guard form.terms.contains(where: { $0.factors.contains { wavePart($0.atom) != nil } }),
      let order = commonOrder(of: form)
    else { return nil }
    let divisor = Term(.one, commonDivisor(of: form, order))
    guard let dividend = try roots(of: form, times: divisor, order) else { return nil }
    guard !divisor.factors.isEmpty else { return Self.fraction(dividend) }
    let ends = try enclosure(of: form, level: 0)
    guard ends.isBounded, let whole = try roots(of: divisor, order) else { return nil }
    let guess = Rational.simplest(ends.ends.low, ends.ends.high)
    guard guess.bits <= Self.mostBits else { return nil }
    let rest = whole * RootsOfUnity(-guess, order: order)
    let difference = dividend.merging([[]: rest]) { $0 + $1 }
    return Self.fraction(difference) == .zero ? guess : nil
  }

  /// The fraction that sums come to, each times its factors; nil unless it is seen that it is one.
  private static func fraction(_ sums: [[Factor]: RootsOfUnity]) -> Rational? {
    guard sums.allSatisfy({ $0.key.isEmpty || $0.value.fraction == .zero }) else { return nil }
    return sums[[]].map(\.fraction) ?? .zero
  }

  /// The part of a full turn whose cosine the atom is; nil for other atoms.
  private func wavePart(_ atom: Int) -> Rational? {
    switch atoms[atom] {
    case .cosine(let angle): multipleOfPi(angle).map { $0 / Rational(2) }
    case .sine(let angle): multipleOfPi(angle).map { $0 / Rational(2) - Rational(1, 4) }
    case .pi, .e, .integer, .logarithm, .exponential, .arcsine, .arctangent, .sum: nil
    }
  }

  /// The prime whose square root the factor is; nil for other factors.
  private func rootPrime(_ factor: Factor) -> Int? {
    guard case .integer(let integer) = atoms[factor.atom], let prime = integer.whole,
      factor.exponent == Rational(1, 2), prime <= Self.greatestPrime, Primes.small.contains(prime)
    else { return nil }
    return prime
  }

  /// The order of roots of unity that all waves and square roots of the form are sums of.
  private func commonOrder(of form: Form) -> Int? {
    var order = Rational(4)
    for factor in form.terms.flatMap(\.factors) {
      if let part = wavePart(factor.atom) {
        guard factor.exponent.isWhole else { return nil }
        order = order.commonMultiple(with: part.denominator)
      } else if let prime = rootPrime(factor) {
        order = order.commonMultiple(with: Rational(prime == 2 ? 8 : prime))
      }
    }
    return order.whole.flatMap { $0 <= Self.highestOrder ? $0 : nil }
  }

  /// The waves that some term divides by.
  private func commonDivisor(of form: Form, _ order: Int) -> [Factor] {
    var most: [Int: Rational] = [:]
    for factor in form.terms.flatMap(\.factors) where factor.exponent.sign < 0 {
      guard wavePart(factor.atom) != nil else { continue }
      most[factor.atom] = max(most[factor.atom] ?? .zero, -factor.exponent)
    }
    return most.map { Factor(atom: $0.key, exponent: $0.value) }.sorted()
  }

  /// The form times the divisor as sums of roots of unity, under the factors that are none.
  private mutating func roots(
    of form: Form, times divisor: Term, _ order: Int
  ) throws(CalculationError.Kind) -> [[Factor]: RootsOfUnity]? {
    var sums: [[Factor]: RootsOfUnity] = [:]
    for term in form.terms {
      let whole = try combine(term, divisor)
      let others = whole.factors.filter { wavePart($0.atom) == nil && rootPrime($0) == nil }
      let waves = whole.factors.filter { !others.contains($0) }
      guard let roots = try roots(of: Term(whole.coefficient, waves), order) else { return nil }
      sums[others] = (sums[others] ?? RootsOfUnity(order: order)) + roots
    }
    return sums
  }

  /// The product of waves and square roots; nil if it is too long.
  private mutating func roots(
    of term: Term, _ order: Int
  ) throws(CalculationError.Kind) -> RootsOfUnity? {
    var product = RootsOfUnity(term.coefficient, order: order)
    for factor in term.factors {
      let (root, count) =
        if let part = wavePart(factor.atom) {
          (RootsOfUnity(cosineOfTurn: part, order: order), factor.exponent.whole ?? 0)
        } else {
          (RootsOfUnity(squareRootOf: rootPrime(factor) ?? 0, order: order), 1)
        }
      guard count <= Self.mostBits else { return nil }
      for _ in 0..<count {
        let length = product.coefficients.count * root.coefficients.count
        guard length <= Self.mostRoots else { return nil }
        try budget.spend(length * Cost.multiplication(bits: Self.mostBits))
        product = product * root
      }
    }
    return product
  }
}

extension RootsOfUnity {
  /// The cosine of a part of a full turn, which the order is a multiple of.
  fileprivate init(cosineOfTurn part: Rational, order: Int) {
    self.init(order: order)
    let exponent = (part * Rational(order)).whole ?? 0
    add(Rational(1, 2), exponent: exponent)
    add(Rational(1, 2), exponent: -exponent)
  }

  /// The square root of a prime, by Gauss's sum: the p-th roots of unity to the powers of all squares
  /// add up to √p, or to i·√p where p is one less than a multiple of 4.
  fileprivate init(squareRootOf prime: Int, order: Int) {
    self.init(order: order)
    guard prime != 2 else {
      self.init(cosineOfTurn: Rational(1, 8), order: order)
      self = self * RootsOfUnity(Rational(2), order: order)
      return
    }
    let quarter = prime % 4 == 3 ? order / 4 : 0
    for number in 0..<prime {
      add(.one, exponent: number * number % prime * (order / prime) - quarter)
    }
  }
}
