/// Solves an equation whose unknown stands in one place, by undoing what is done to it step by step:
/// √(x + 3) = 50 is x + 3 = 2500, which is x = 2497.
///
/// Each step that is undone has all its solutions named, so these are all there are, on the whole
/// line; where a step has no such inverse, nothing is said.
struct InverseChain {
  /// A step of the formula, and a constant one that it must be equal to.
  struct Goal {
    let step: Int
    let target: Int
    /// The slope is not zero there.
    var isSimple = true
  }

  var formula: Formula
  private let root: Int
  private let ends: SearchedInterval?
  private let digits: Int
  private let shouldStop: @Sendable () -> Bool

  init(
    _ equation: Equation, in ends: SearchedInterval?, digits: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    formula = equation.formula
    root = equation.root
    self.ends = ends
    self.digits = digits
    self.shouldStop = shouldStop
  }

  /// All solutions; nil where a step cannot be undone.
  mutating func solutions() -> SolutionSet? {
    guard !formula.isConstant[root], hasKnownPowers else { return nil }
    var set = SolutionSet()
    set.searched = ends
    var goals = [Goal(step: root, target: formula.number(.zero))]
    while let goal = goals.popLast() {
      guard !shouldStop() else { return nil }
      if case .unknown = formula.steps[goal.step] {
        guard add(goal, to: &set) else { return nil }
      } else if let inner = undone(goal) {
        goals += inner
      } else if let linear = undoneLinear(goal) {
        goals.append(linear)
      } else {
        guard addPolynomial(goal, to: &set) else { return nil }
      }
    }
    set.points.sort { $0.low < $1.low }
    return set
  }

  /// Whether each power with an unknown has a base that is a number above zero.
  private var hasKnownPowers: Bool {
    let parts = Set(formula.parts(of: [root]))
    return formula.openPowers.allSatisfy {
      !parts.contains($0.index) || formula.isConstant[$0.base] && sign($0.base) == 1
    }
  }

  /// The sign of a constant step, if it is known.
  func sign(_ index: Int) -> Int? {
    var exact = exact(index)
    return exact.sign(index)
  }

  private func exact(_ index: Int) -> ExactFormula {
    ExactFormula(formula, [index], at: Number(0), shouldStop: shouldStop)
  }
}

extension InverseChain {
  /// Adds a number that the unknown must be, if it is in the interval; false if that is not known.
  private func add(_ goal: Goal, to set: inout SolutionSet) -> Bool {
    let exact = exact(goal.target)
    guard let number = exact.number(goal.target), isRoot(number), let isInside = isInside(number)
    else { return false }
    if isInside { set.points.append(solution(number, isSimple: goal.isSimple)) }
    return true
  }

  /// Whether intervals, too, find that the equation may hold there.
  private func isRoot(_ number: Number) -> Bool {
    let range = FormulaRange(formula, [root], precision: RootSearch.precision)
    let values = range.enclosures(over: number.interval(precision: RootSearch.precision))
    return values[root]?.range.hasZero ?? false
  }

  /// Whether a number is in the interval; nil if that is not known.
  private func isInside(_ number: Number) -> Bool? {
    guard let ends else { return true }
    let point = number.interval(precision: 384)
    let (low, high) = (ends.from.interval(precision: 384), ends.to.interval(precision: 384))
    if point.isBelow(low) || high.isBelow(point) { return false }
    if low.isBelow(point), point.isBelow(high) { return true }
    return number.isKnown(toEqual: ends.from) || number.isKnown(toEqual: ends.to) ? true : nil
  }

  private func solution(_ number: Number, isSimple: Bool) -> Solution {
    let form = form(of: number)
    let ends = number.interval(precision: max(256, DecimalDigits.bits(inCount: digits) + 64)).ends
    return Solution(
      form: form, number: number, low: ends.low, high: ends.high, digits: digits,
      multiplicity: isSimple ? 1 : nil)
  }

  private func form(of number: Number) -> ExactForm? {
    if let value = number.rational { return .fraction(value) }
    let candidates = ExactCandidates(in: number.interval(precision: RootSearch.precision)).forms
    return candidates.first {
      $0.number(shouldStop: shouldStop)?.isKnown(toEqual: number) ?? false
    }
  }
}

extension InverseChain {
  /// What the unknown must be where a step is a multiple of it and a number.
  private mutating func undoneLinear(_ goal: Goal) -> Goal? {
    guard let rational = RationalFormula(formula, goal.step),
      rational.value.above.degree == 1, rational.divisors.allSatisfy({ $0.degree == 0 })
    else { return nil }
    let below = rational.value.below[0]
    let (start, slope) = (rational.value.above[0] / below, rational.value.above[1] / below)
    let distance = formula.difference(goal.target, formula.number(start))
    let target = formula.product(formula.number(.one / slope), distance)
    return Goal(
      step: formula.index(of: .unknown(0)), target: target, isSimple: goal.isSimple)
  }

  /// Adds the solutions where a step is a fraction of polynomials and must be a fraction.
  private mutating func addPolynomial(_ goal: Goal, to set: inout SolutionSet) -> Bool {
    guard RationalFormula(formula, goal.step) != nil,
      let value = exact(goal.target).rational(goal.target)
    else { return false }
    var limits: (low: Rational, high: Rational)?
    if let ends {
      guard let low = ends.from.rational, let high = ends.to.rational else { return false }
      limits = (low, high)
    }
    let difference = formula.difference(goal.step, formula.number(value))
    let solver = ExactSolver(
      formula: formula, root: difference, ends: limits, digits: digits, shouldStop: shouldStop)
    guard let found = solver.solutions(), found.isPointsAlone else { return false }
    set.points += found.points.map { goal.isSimple ? $0 : $0.withoutMultiplicity }
    set.excluded += found.excluded.filter { new in
      set.excluded.allSatisfy { $0.point.low != new.point.low }
    }
    return true
  }
}

extension Solution {
  /// The same number, of which it is not known how often it counts.
  fileprivate var withoutMultiplicity: Solution {
    Solution(
      form: form, number: number, low: low, high: high, digits: digits, multiplicity: nil)
  }
}
