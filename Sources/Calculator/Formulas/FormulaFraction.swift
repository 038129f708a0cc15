/// A formula as a numerator and what it is divided by.
///
/// A root of the formula is a root of the numerator where no divisor is zero: sin x − x·cos x has
/// no pole where tan x − x has one.
struct FormulaFraction: Sendable {
  let numerator: Int
  /// What the numerator is divided by; nil for 1.
  let denominator: Int?
  /// Each must not be zero for the formula to be defined.
  let divisors: [Int]
}

extension Formula {
  /// The formula at the root without divisions, apart from those inside of functions.
  mutating func fraction(of root: Int) -> FormulaFraction {
    var known: [Int: Halves] = [:]
    var divisors: [Int] = []
    for index in parts(of: [root]) {
      known[index] = halves(of: index, among: known, &divisors)
    }
    return FormulaFraction(
      numerator: known[root]?.above ?? root, denominator: known[root]?.below,
      divisors: Set(divisors).sorted())
  }

  /// What stands above and below the line; nil below for 1.
  private struct Halves {
    let above: Int
    var below: Int?
  }

  private mutating func halves(
    of index: Int, among known: [Int: Halves], _ divisors: inout [Int]
  ) -> Halves {
    func halved(_ index: Int) -> Halves { known[index] ?? Halves(above: index) }
    if isConstant[index] { return Halves(above: index) }
    switch steps[index] {
    case .unknown, .number, .pi, .function: return Halves(above: index)
    case .sum(let a, let b): return added(halved(a), halved(b)) { $0.sum($1, $2) }
    case .difference(let a, let b): return added(halved(a), halved(b)) { $0.difference($1, $2) }
    case .product(let a, let b): return product(halved(a), halved(b))
    case .quotient(let a, let b):
      let (dividend, divisor) = (halved(a), halved(b))
      divisors.append(divisor.above)
      if let below = divisor.below { divisors.append(below) }
      return product(
        dividend, Halves(above: divisor.below ?? number(.one), below: divisor.above))
    case .power(let a, let exponent): return power(halved(a), exponent, at: index, &divisors)
    }
  }

  private mutating func power(
    _ base: Halves, _ exponent: Rational, at index: Int, _ divisors: inout [Int]
  ) -> Halves {
    guard exponent.isWhole, exponent.sign < 0 || base.below != nil else {
      return Halves(above: index)
    }
    let above = power(base.above, exponent.magnitude)
    let below = base.below.map { power($0, exponent.magnitude) }
    guard exponent.sign < 0 else { return Halves(above: above, below: below) }
    divisors.append(base.above)
    return Halves(above: below ?? number(.one), below: above)
  }

  private mutating func product(_ a: Halves, _ b: Halves) -> Halves {
    let below =
      if let first = a.below, let second = b.below { product(first, second) } else {
        a.below ?? b.below
      }
    return Halves(above: product(a.above, b.above), below: below)
  }

  private mutating func added(
    _ a: Halves, _ b: Halves, by add: (inout Formula, Int, Int) -> Int
  ) -> Halves {
    if a.below == b.below { return Halves(above: add(&self, a.above, b.above), below: a.below) }
    let first = b.below.map { product(a.above, $0) } ?? a.above
    let second = a.below.map { product(b.above, $0) } ?? b.above
    let below = product(Halves(above: first, below: a.below), Halves(above: second, below: b.below))
    return Halves(above: add(&self, first, second), below: below.below)
  }
}
