extension Formula {
  /// How wide the side of a point is.
  static let side = Rational(1, 1_024)

  /// The formula as it is just beside a point, where each magnitude and each whole part is that of
  /// one sign; nil where that is not proven.
  func side(of root: Int, at point: Solution, isRight: Bool) -> (formula: Formula, root: Int)? {
    smooth(
      root, from: isRight ? point.low : point.low - Self.side,
      to: isRight ? point.high + Self.side : point.high)
  }

  /// Whether a step is proven to rise, to fall or to stay level all the way between two numbers.
  func goesOneWay(_ root: Int, from low: Rational, to high: Rational) -> Bool {
    let smooth = smooth(root, from: low, to: high)
    var formula = smooth?.formula ?? self
    guard let slope = formula.slope(of: smooth?.root ?? root) else { return false }
    if RationalFormula(formula, slope)?.value.above.isZero ?? false { return true }
    var prover = SignProver(formula, from: low, to: high)
    return prover.sign(of: slope) != nil
  }

  /// The formula without magnitudes and whole parts between two numbers; nil where one of them may
  /// have a kink or a jump there.
  private func smooth(
    _ root: Int, from low: Rational, to high: Rational
  ) -> (formula: Formula, root: Int)? {
    var smooth = Formula()
    var known: [Int: Int] = [:]
    for index in parts(of: [root]) {
      let step = smooth.smooth(steps[index].map { known[$0] ?? $0 }, low, high)
      guard let step else { return nil }
      known[index] = step
    }
    return known[root].map { (smooth, $0) }
  }

  /// The step without a kink between two numbers; nil if it may have one.
  private mutating func smooth(_ step: Step, _ low: Rational, _ high: Rational) -> Int? {
    guard case .function(let function, let a) = step, step.isKinked, !isConstant[a] else {
      return index(of: step)
    }
    if function == .floor { return whole(a, low, high).map { number($0) } }
    var prover = SignProver(self, from: low, to: high)
    guard let sign = prover.sign(of: a) else { return nil }
    if function == .sign { return number(Rational(sign)) }
    return sign > 0 ? a : negated(a)
  }

  /// The whole part of a step that passes no whole number between two numbers.
  private func whole(_ step: Int, _ low: Rational, _ high: Rational) -> Rational? {
    let middle = Solution(exactly: .simplest(low, high))
    guard let value = value(of: step, at: middle)?.range.ends.low.floor else { return nil }
    var formula = self
    let below = formula.difference(step, formula.number(value))
    let above = formula.difference(step, formula.number(value + .one))
    var prover = SignProver(formula, from: low, to: high)
    guard prover.sign(of: below) == 1, prover.sign(of: above) == -1 else { return nil }
    return value
  }
}

extension Formula.Step {
  /// Whether the step may have a kink or a jump where what it is made of has none.
  var isKinked: Bool {
    switch self {
    case .function(.magnitude, _), .function(.sign, _), .function(.floor, _): true
    case .function, .unknown, .number, .pi, .sum, .difference, .product, .quotient, .power: false
    }
  }
}
