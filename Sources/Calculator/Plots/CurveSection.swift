/// A curve from one number to another, in which something is looked for.
struct CurveSection {
  let curve: Curve
  let low, high: Rational
  /// Whether to give up: what is not found by then stays undecided.
  let shouldStop: @Sendable () -> Bool

  /// Where a step of the curve's formula, or of one that has grown from it, is zero.
  func solutions(of step: Int, in formula: Formula) -> SolutionSet {
    let equation = Equation(
      unknown: curve.unknown, left: "", right: "", settings: curve.settings, formula: formula,
      root: step, sides: (step, step), hasAngle: false)
    let interval = SearchedInterval(from: Number(low), to: Number(high))
    return equation.solutions(in: interval, shouldStop: shouldStop)
  }
}
