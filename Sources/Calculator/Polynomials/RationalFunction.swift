/// A formula in one unknown that is a polynomial over another one.
struct RationalFunction: Sendable {
  /// The greatest degree of a polynomial that is worked on.
  static let mostDegree = 200
  /// The longest coefficient, in bits.
  static let mostBits = 10_000

  let above: Polynomial
  let below: Polynomial

  init?(_ above: Polynomial, _ below: Polynomial = .one) {
    guard max(above.degree, below.degree) <= Self.mostDegree,
      max(above.bits, below.bits) <= Self.mostBits
    else { return nil }
    self.above = above
    self.below = below
  }
}

/// A formula that is made of fractions and the unknown alone, and of steps that are given as such.
struct RationalFormula: Sendable {
  let value: RationalFunction
  /// Everything that the formula divides by; it is not defined where one of them is zero.
  let divisors: [Polynomial]

  /// Nil if the formula has other functions or is too long.
  ///
  /// - Parameters:
  ///   - formula: The formula.
  ///   - root: The step whose value is wanted.
  ///   - given: What is known of steps that are other functions.
  init?(_ formula: Formula, _ root: Int, given: [Int: RationalFunction] = [:]) {
    var values: [Int: RationalFunction] = [:]
    var divisors: [Polynomial] = []
    for index in formula.parts(of: [root]) {
      let known = given[index] ?? Self.value(of: formula.steps[index], values, &divisors)
      guard let value = known else { return nil }
      values[index] = value
    }
    guard let value = values[root] else { return nil }
    self.value = value
    self.divisors = divisors + [value.below]
  }

  private static func value(
    of step: Formula.Step, _ known: [Int: RationalFunction], _ divisors: inout [Polynomial]
  ) -> RationalFunction? {
    switch step {
    case .unknown(0): return RationalFunction(.unknown)
    case .number(let value): return RationalFunction(Polynomial([value]))
    case .unknown, .pi: return nil
    case .sum(let a, let b): return added(known[a], known[b]) { $0 + $1 }
    case .difference(let a, let b): return added(known[a], known[b]) { $0 - $1 }
    case .product(let a, let b):
      guard let a = known[a], let b = known[b] else { return nil }
      return RationalFunction(a.above * b.above, a.below * b.below)
    case .quotient(let a, let b):
      guard let a = known[a], let b = known[b], !b.above.isZero else { return nil }
      divisors += [b.above, b.below]
      return RationalFunction(a.above * b.below, a.below * b.above)
    case .power(let a, let exponent): return power(known[a], exponent, &divisors)
    case .function: return nil
    }
  }

  private static func added(
    _ a: RationalFunction?, _ b: RationalFunction?,
    _ add: (Polynomial, Polynomial) -> Polynomial
  ) -> RationalFunction? {
    guard let a, let b else { return nil }
    if a.below == b.below { return RationalFunction(add(a.above, b.above), a.below) }
    return RationalFunction(add(a.above * b.below, b.above * a.below), a.below * b.below)
  }

  private static func power(
    _ base: RationalFunction?, _ exponent: Rational, _ divisors: inout [Polynomial]
  ) -> RationalFunction? {
    guard let base, let count = exponent.whole, abs(count) <= RationalFunction.mostDegree
    else { return nil }
    if count < 0 {
      guard !base.above.isZero else { return nil }
      divisors += [base.above, base.below]
    }
    guard let above = power(base.above, abs(count)), let below = power(base.below, abs(count))
    else { return nil }
    return count < 0 ? RationalFunction(below, above) : RationalFunction(above, below)
  }

  private static func power(_ base: Polynomial, _ count: Int) -> Polynomial? {
    guard base.degree * count <= RationalFunction.mostDegree,
      base.bits * count <= 4 * RationalFunction.mostBits
    else { return nil }
    return (0..<count).reduce(.one) { power, _ in power * base }
  }
}
