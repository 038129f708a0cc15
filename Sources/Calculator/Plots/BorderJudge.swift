/// Tells what the end of a curve is: a pole or a hole, where that is proven.
struct BorderJudge {
  private let formula: Formula
  private let root: Int
  private let shouldStop: @Sendable () -> Bool

  init(_ formula: Formula, _ root: Int, shouldStop: @escaping @Sendable () -> Bool) {
    self.formula = formula
    self.root = root
    self.shouldStop = shouldStop
  }

  /// The mark of the border; nil where it is neither, or where that is not proven.
  func mark(at border: Solution) -> CurveFacts.Mark? {
    guard value(of: root, at: border) == nil else { return nil }
    if isPole(border) { return CurveFacts.Mark(kind: .pole, x: border, y: nil) }
    guard let (left, right) = limits(at: border), left.isExactly(right) || !hasKinks else {
      return nil
    }
    return CurveFacts.Mark(kind: .hole, x: border, y: left)
  }

  /// The jump at a border without a value, where the limits of both sides are proven to differ.
  func jump(at border: Solution) -> CurveFacts.Jump? {
    guard hasKinks, let (left, right) = limits(at: border) else { return nil }
    if left.high < right.low { return CurveFacts.Jump(x: border, isUp: true) }
    return right.high < left.low ? CurveFacts.Jump(x: border, isUp: false) : nil
  }

  /// Whether the curve may be another one on each side of a point.
  var hasKinks: Bool {
    formula.parts(of: [root]).contains { formula.steps[$0].isKinked && !formula.isConstant[$0] }
  }

  /// What the curve comes near to from both sides.
  private func limits(at border: Solution) -> (left: Solution, right: Solution)? {
    guard hasKinks else { return limit(at: border).map { ($0, $0) } }
    guard let left = limit(at: border, isRight: false),
      let right = limit(at: border, isRight: true)
    else { return nil }
    return (left, right)
  }

  private func limit(at border: Solution, isRight: Bool) -> Solution? {
    guard let (formula, root) = formula.side(of: root, at: border, isRight: isRight) else {
      return nil
    }
    let judge = BorderJudge(formula, root, shouldStop: shouldStop)
    if let number = border.number, judge.value(of: root, at: border)?.certainty == .continuous {
      let exact = ExactFormula(formula, [root], at: number, shouldStop: shouldStop)
      if let height = exact.rational(root) { return Solution(exactly: height) }
    }
    return judge.limit(at: border)
  }

  private func isPole(_ border: Solution) -> Bool {
    if let behavior = formula.behavior(of: root, at: border) { return behavior == .pole }
    var formula = formula
    let fraction = formula.fraction(of: root)
    let judge = BorderJudge(formula, root, shouldStop: shouldStop)
    guard let above = judge.value(of: fraction.numerator, at: border), !above.range.hasZero,
      above.certainty == .continuous,
      formula.jumping(among: formula.parts(of: [fraction.numerator])).isEmpty
    else { return false }
    return fraction.divisors.contains { judge.value(of: $0, at: border)?.range.hasZero ?? false }
  }

  private func value(of step: Int, at point: Solution) -> Enclosure? {
    formula.value(of: step, at: point)
  }

  /// What the curve comes near to at a hole, after de l'Hôpital or by what cancels.
  private func limit(at border: Solution) -> Solution? {
    if case .limit(let value)? = formula.behavior(of: root, at: border) {
      return Solution(exactly: value)
    }
    if case .function(.exponential, let inner) = formula.steps[root] {
      return limitOfExponential(inner, at: border)
    }
    guard case .quotient(let above, let below) = formula.steps[root], let number = border.number
    else { return nil }
    let exact = ExactFormula(formula, [above, below], at: number, shouldStop: shouldStop)
    guard exact.isZero(above), exact.isZero(below) else { return nil }
    return quotientOfSlopes(above, below, at: border, number)
  }

  /// Zero where the exponent falls without end on both sides.
  private func limitOfExponential(_ exponent: Int, at border: Solution) -> Solution? {
    guard let point = border.number?.rational,
      BorderJudge(formula, exponent, shouldStop: shouldStop).isPole(border)
    else { return nil }
    var left = SignProver(formula, from: point - Formula.side, to: point)
    var right = SignProver(formula, from: point, to: point + Formula.side)
    guard left.sign(of: exponent) == -1, right.sign(of: exponent) == -1 else { return nil }
    return Solution(exactly: .zero)
  }

  private func quotientOfSlopes(
    _ above: Int, _ below: Int, at border: Solution, _ number: Number, attempts: Int = 5
  ) -> Solution? {
    var formula = formula
    guard let first = formula.slope(of: above), let second = formula.slope(of: below),
      let top = formula.value(of: first, at: border),
      let bottom = formula.value(of: second, at: border)
    else { return nil }
    let slopes = ExactFormula(formula, [first, second], at: number, shouldStop: shouldStop)
    if attempts > 0, slopes.isZero(first), slopes.isZero(second) {
      return BorderJudge(formula, root, shouldStop: shouldStop)
        .quotientOfSlopes(first, second, at: border, number, attempts: attempts - 1)
    }
    guard !bottom.range.hasZero else { return nil }
    if let a = slopes.rational(first), let b = slopes.rational(second), !b.isZero {
      return Solution(exactly: a / b)
    }
    let ends = (top.range / bottom.range).ends
    return Solution(
      form: nil, number: nil, low: ends.low, high: ends.high, digits: 12, multiplicity: nil)
  }
}

extension Solution {
  fileprivate func isExactly(_ other: Solution) -> Bool {
    low == high && other.low == other.high && low == other.low
  }
}

extension Formula {
  /// What a step lies between at a solution; nil if it is not defined there, or perhaps not.
  func value(of step: Int, at point: Solution) -> Enclosure? {
    let box = Interval(point.low, point.high, precision: 160)
    let value = FormulaRange(self, [step], precision: 160).enclosures(over: box)[step]
    return value.flatMap { $0.certainty >= .defined ? $0 : nil }
  }
}
