/// A step of a formula that is one fraction of polynomials between two turns, and another behind.
struct TurningStep {
  /// How the step follows from its operand.
  enum Kind {
    case magnitude, sign, floor
    /// A square root to a power that is not even, of a square: the magnitude to that power.
    case root(Int)
  }

  /// More turns are not gone through.
  static let mostTurns = 5_000

  let index: Int
  let kind: Kind
  private let operand: Int

  /// Nil for a step of another kind.
  init?(_ index: Int, of formula: Formula) {
    self.index = index
    switch formula.steps[index] {
    case .function(.magnitude, let operand): (kind, self.operand) = (.magnitude, operand)
    case .function(.sign, let operand): (kind, self.operand) = (.sign, operand)
    case .function(.floor, let operand): (kind, self.operand) = (.floor, operand)
    case .power(let operand, let exponent)
    where exponent.denominator == Rational(2) && exponent.sign > 0:
      (kind, self.operand) = (.root(exponent.numerator.whole ?? 0), operand)
    case .unknown, .number, .pi, .sum, .difference, .product, .quotient, .power, .function:
      return nil
    }
  }

  /// The operand, or what it is the square of, from what is known of the steps before; nil if that
  /// is no fraction of polynomials.
  func inner(in formula: Formula, given: [Int: RationalFunction]) -> RationalFunction? {
    let value = RationalFormula(formula, operand, given: given)?.value
    if case .root = kind { return value?.squareRoot }
    return value
  }

  /// Where the step turns or jumps between two ends; nil if that is not at fractions, or too often.
  func turns(
    of inner: RationalFunction, from low: Rational?, to high: Rational?, shouldStop: () -> Bool
  ) -> [Rational]? {
    if case .floor = kind {
      guard let low, let high else { return inner.isConstant ? [] : nil }
      return Self.jumps(of: inner, from: low, to: high)
    }
    var turns: [Rational] = []
    for part in [inner.above, inner.below] where part.degree > 0 {
      guard let roots = part.roots(shouldStop: shouldStop) else { return nil }
      for root in roots {
        guard case .fraction(let turn)? = root.form else { return nil }
        turns.append(turn)
      }
    }
    return turns
  }

  /// Where the operand, which grows evenly, is whole.
  private static func jumps(
    of inner: RationalFunction, from low: Rational, to high: Rational
  ) -> [Rational]? {
    guard inner.below.degree == 0, inner.above.degree <= 1 else { return nil }
    let slope = inner.above[1] / inner.below[0], start = inner.above[0] / inner.below[0]
    guard !slope.isZero, low <= high else { return [] }
    let ends = [slope * low + start, slope * high + start].sorted()
    // One more on each side, lest what lies behind an end be taken for what begins at it.
    let (first, last) = (-(-ends[0]).floor - .one, ends[1].floor + .one)
    guard let count = (last - first).whole, count < mostTurns else { return nil }
    return count < 0 ? [] : (0...count).map { (first + Rational($0) - start) / slope }
  }

  /// What the step is at a number, or between the two turns around it; nil where it is not defined.
  func value(
    of inner: RationalFunction, around number: Rational, isTurn: Bool
  ) -> RationalFunction? {
    guard let value = inner.value(at: number) else { return nil }
    if isTurn { return RationalFunction(Polynomial([self.value(of: value)])) }
    let size = value.sign < 0 ? inner.negative : inner
    switch kind {
    case .magnitude: return size
    case .sign, .floor: return RationalFunction(Polynomial([self.value(of: value)]))
    case .root(let count):
      return (1..<count).reduce(size) { power, _ in
        power.flatMap { power in
          size.flatMap { RationalFunction(power.above * $0.above, power.below * $0.below) }
        }
      }
    }
  }

  private func value(of operand: Rational) -> Rational {
    switch kind {
    case .magnitude: operand.magnitude
    case .sign: Rational(operand.sign)
    case .floor: operand.floor
    case .root(let count): operand.magnitude.raised(to: count)
    }
  }
}

extension RationalFunction {
  fileprivate var isConstant: Bool { above.degree <= 0 && below.degree <= 0 }

  /// The value at a fraction; nil where there is none.
  fileprivate func value(at x: Rational) -> Rational? {
    let divisor = below.value(at: x)
    return divisor.isZero ? nil : above.value(at: x) / divisor
  }

  fileprivate var negative: RationalFunction? { RationalFunction(.zero - above, below) }

  /// What this is the square of; nil if it is no square.
  fileprivate var squareRoot: RationalFunction? {
    guard let above = above.squareRoot, let below = below.squareRoot else { return nil }
    return RationalFunction(above, below)
  }
}

extension Polynomial {
  /// The polynomial whose square this is, with a lead above zero; nil if there is none.
  fileprivate var squareRoot: Polynomial? {
    guard degree.isMultiple(of: 2), let lead = lead.root(2), !lead.isZero else {
      return isZero ? self : nil
    }
    var root = Polynomial([lead])
    // Each coefficient from the top follows from those before it.
    for step in stride(from: 1, through: degree / 2, by: 1) {
      let known = root * root
      let next = (self[degree - step] - known[known.degree - step]) / (Rational(2) * lead)
      root = root * .unknown + Polynomial([next])
    }
    return root * root == self ? root : nil
  }
}
