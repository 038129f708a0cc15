/// Solves equations that are polynomials over one another, between magnitudes or without.
struct ExactSolver {
  let formula: Formula
  let root: Int
  /// The ends of the interval; nil for all numbers.
  let ends: (low: Rational, high: Rational)?
  let digits: Int
  let shouldStop: () -> Bool

  /// All solutions; nil if the equation has other functions, or the work was too much.
  func solutions() -> SolutionSet? {
    if let rational = RationalFormula(formula, root) {
      return solutions(of: rational)
    }
    var pieces = PieceSolver(self)
    return pieces?.solutions()
  }

  private func solutions(of rational: RationalFormula) -> SolutionSet? {
    var set = SolutionSet()
    let divisors = rational.divisors.filter { $0.degree > 0 }
    guard !rational.value.above.isZero else {
      set.isEverything = true
      let all = divisors.reduce(Polynomial.one) { $0 * $1.without(rootsOf: $0) }
      guard let excluded = roots(of: all) else { return nil }
      set.excluded = excluded.map { ExcludedPoint(point: solution($0)) }
      return set
    }
    var rest = rational.value.above
    for divisor in divisors { rest = rest.without(rootsOf: divisor) }
    let lost = rational.value.above.divided(by: rest).quotient
    guard let points = roots(of: rest), let excluded = roots(of: lost) else { return nil }
    set.points = points.map(solution)
    set.excluded = excluded.map { ExcludedPoint(point: solution($0)) }
    return set
  }

  /// The roots in the interval.
  func roots(of polynomial: Polynomial) -> [PolynomialRoot]? {
    guard polynomial.degree > 0 else { return [] }
    guard let roots = polynomial.roots(shouldStop: shouldStop) else { return nil }
    guard let ends else { return roots }
    return roots.filter {
      $0.compared(to: ends.low) >= 0 && $0.compared(to: ends.high) <= 0
    }
  }

  /// The root with as many digits as are wanted.
  func solution(_ root: PolynomialRoot) -> Solution {
    if case .fraction(let value)? = root.form {
      return Solution(
        form: root.form, number: Number(value), low: value, high: value, digits: digits,
        multiplicity: root.multiplicity)
    }
    var interval = root.interval
    let number = root.form?.number()
    if number == nil {
      while Solution.commonDigits(interval.low, interval.high) < digits, !shouldStop() {
        let width = (interval.high - interval.low) / Rational.powerOfTen(5)
        interval = root.factor.refined(interval, to: width)
        if interval.isExact { break }
      }
    }
    return Solution(
      form: number == nil ? nil : root.form, number: number, low: interval.low,
      high: interval.high, digits: digits, multiplicity: root.multiplicity)
  }
}

extension PolynomialRoot {
  /// The sign of the root less a fraction.
  func compared(to value: Rational) -> Int {
    if case .fraction(let exact)? = form { return (exact - value).sign }
    if interval.low > value { return 1 }
    if interval.high < value { return -1 }
    // The root is the only one in the interval, where the sign changes once.
    let sign = factor.value(at: value).sign
    if sign == 0 { return 0 }
    return sign == factor.value(at: interval.low).sign ? 1 : -1
  }
}
