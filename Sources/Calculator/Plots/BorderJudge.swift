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
    return limit(at: border).map { CurveFacts.Mark(kind: .hole, x: border, y: $0) }
  }

  private func isPole(_ border: Solution) -> Bool {
    var formula = formula
    let fraction = formula.fraction(of: root)
    let judge = BorderJudge(formula, root, shouldStop: shouldStop)
    guard let above = judge.value(of: fraction.numerator, at: border), !above.range.hasZero,
      above.certainty == .continuous
    else { return false }
    return fraction.divisors.contains { judge.value(of: $0, at: border)?.range.hasZero ?? false }
  }

  private func value(of step: Int, at point: Solution) -> Enclosure? {
    formula.value(of: step, at: point)
  }

  /// What the curve comes near to at a hole, after de l'Hôpital or by what cancels.
  private func limit(at border: Solution) -> Solution? {
    if let point = border.number?.rational, let value = RationalFormula(formula, root)?.value {
      let divisor = value.below.value(at: point)
      if !divisor.isZero { return Solution(exactly: value.above.value(at: point) / divisor) }
    }
    guard case .quotient(let above, let below) = formula.steps[root], let number = border.number
    else { return nil }
    let exact = ExactFormula(formula, [above, below], at: number, shouldStop: shouldStop)
    guard exact.isZero(above), exact.isZero(below) else { return nil }
    return quotientOfSlopes(above, below, at: border, number)
  }

  private func quotientOfSlopes(
    _ above: Int, _ below: Int, at border: Solution, _ number: Number
  ) -> Solution? {
    var formula = formula
    guard let first = formula.slope(of: above), let second = formula.slope(of: below),
      let top = formula.value(of: first, at: border),
      let bottom = formula.value(of: second, at: border), !bottom.range.hasZero
    else { return nil }
    let slopes = ExactFormula(formula, [first, second], at: number, shouldStop: shouldStop)
    if let a = slopes.rational(first), let b = slopes.rational(second), !b.isZero {
      return Solution(exactly: a / b)
    }
    let ends = (top.range / bottom.range).ends
    return Solution(
      form: nil, number: nil, low: ends.low, high: ends.high, digits: 12, multiplicity: nil)
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
