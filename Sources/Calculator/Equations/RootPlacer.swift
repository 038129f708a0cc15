/// Decides for each root of the numerator whether it is a solution in the interval, and finds its
/// form and digits.
struct RootPlacer {
  /// The precisions, in bits, at which a root is told from an end of the interval.
  private static let precisions = [96, 192, 384, 1_536]

  let formula: Formula
  let root: Int
  let fraction: FormulaFraction
  let slope: Int?
  let ends: SearchedInterval
  let digits: Int
  let shouldStop: @Sendable () -> Bool

  /// Adds the root to the solutions, to what is excluded, or to what is undecided.
  func place(_ given: IsolatedRoot, in set: inout SolutionSet) {
    var found = given
    switch side(of: &found) {
    case .outside: return
    case .unknown:
      set.undecided.append(Region(found.range))
      return
    case .inside: break
    }
    if found.number == nil { addForm(to: &found) }
    switch status(of: found) {
    case .solution: set.points.append(solution(found))
    case .hole(let form, let number):
      set.excluded.append(ExcludedPoint(point: Solution(form, number, multiplicity: nil)))
    case .unknown: set.undecided.append(Region(found.range))
    }
  }

  private enum Side {
    case inside, outside, unknown
  }

  /// Where the root lies; one at an end gets the end as its number.
  private func side(of found: inout IsolatedRoot) -> Side {
    for precision in Self.precisions {
      let low = ends.from.interval(precision: precision)
      let high = ends.to.interval(precision: precision)
      let range = found.number?.interval(precision: precision) ?? refined(found, precision)
      if range.isBelow(low) || high.isBelow(range) { return .outside }
      if low.isBelow(range), range.isBelow(high) { return .inside }
      for end in [ends.from, ends.to] where isAt(end, &found) { return .inside }
    }
    return .unknown
  }

  /// Whether the root is the end of the interval, exactly.
  private func isAt(_ end: Number, _ found: inout IsolatedRoot) -> Bool {
    if let number = found.number { return number.isKnown(toEqual: end) }
    let point = end.interval(precision: RootSearch.precision)
    guard point.isInside(found.box),
      ExactFormula(formula, [fraction.numerator], at: end, shouldStop: shouldStop)
        .isZero(fraction.numerator)
    else { return false }
    found.number = end
    found.range = point
    found.form = ExactCandidates(in: point).forms.first {
      $0.number(shouldStop: shouldStop)?.isKnown(toEqual: end) ?? false
    }
    return true
  }

  private func refined(_ found: IsolatedRoot, _ precision: Int) -> Interval {
    let wanted = [fraction.numerator] + (slope.map { [$0] } ?? [])
    let range = FormulaRange(formula, wanted, precision: precision)
    return RootRefiner(range, numerator: fraction.numerator, slope: slope).refined(found.range)
  }

  /// Tries the simple forms near the root.
  private func addForm(to found: inout IsolatedRoot) {
    for form in ExactCandidates(in: found.range).forms {
      guard let number = form.number(shouldStop: shouldStop) else { continue }
      let exact = ExactFormula(
        formula, [fraction.numerator], at: number, shouldStop: shouldStop)
      guard exact.isZero(fraction.numerator) else { continue }
      (found.form, found.number) = (form, number)
      return
    }
  }

  private enum Status {
    case solution
    case hole(ExactForm, Number)
    case unknown
  }

  /// Whether the equation has a value at a root of its numerator.
  private func status(of found: IsolatedRoot) -> Status {
    if let number = found.number {
      let exact = ExactFormula(formula, [root], at: number, shouldStop: shouldStop)
      if exact.isZero(root) { return .solution }
      if exact.isUndefined(root), let form = found.form { return .hole(form, number) }
    }
    for precision in Self.precisions {
      let range = FormulaRange(formula, fraction.divisors, precision: precision)
      let values = range.enclosures(over: refined(found, precision))
      if fraction.divisors.allSatisfy({ values[$0].map(\.isNeverZero) ?? false }) {
        return .solution
      }
    }
    return .unknown
  }

  /// The root with as many digits as are wanted.
  private func solution(_ found: IsolatedRoot) -> Solution {
    if let number = found.number, let form = found.form {
      return Solution(form, number, multiplicity: found.multiplicity)
    }
    var precision = RootSearch.precision
    var range = found.range
    let most = DecimalDigits.bits(inCount: digits) + 256
    while Solution.commonDigits(range.ends.low, range.ends.high) < digits, precision < most {
      precision += 128
      range = refined(found, precision)
    }
    let ends = range.ends
    return Solution(
      form: nil, number: found.number, low: ends.low, high: ends.high, digits: digits,
      multiplicity: found.multiplicity)
  }
}
