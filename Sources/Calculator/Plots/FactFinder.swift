/// Finds what there is to say of a curve, by solving for where it ends, is zero and turns.
struct FactFinder {
  private(set) var facts = CurveFacts()
  private let curve: Curve
  private var formula: Formula
  private let interval: SearchedInterval
  private let low, high: Rational
  private let shouldStop: @Sendable () -> Bool
  /// Where the curve may begin or end, and where it turns, from left to right.
  private var borders: [Solution] = []
  private var turns: [Solution] = []

  init(
    _ curve: Curve, from low: Rational, to high: Rational,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.curve = curve
    self.low = low
    self.high = high
    self.shouldStop = shouldStop
    formula = curve.formula
    interval = SearchedInterval(from: Number(low), to: Number(high))
  }

  mutating func run() {
    guard !formula.isConstant[curve.root] else { return findLevel() }
    findBorders()
    findZeros()
    findTurns()
    if facts.isComplete { findStretches() }
  }

  /// A level curve is zero everywhere or nowhere.
  private mutating func findLevel() {
    let exact = ExactFormula(formula, [curve.root], at: Number(low), shouldStop: shouldStop)
    facts.isZero = exact.isZero(curve.root)
    let height = value(of: curve.root, at: Solution(exactly: low))
    facts.isComplete = facts.isZero || height.map { !$0.range.hasZero } ?? false
    findStretches()
  }

  private func solutions(of step: Int) -> SolutionSet {
    let equation = Equation(
      unknown: curve.unknown, left: "", right: "", settings: curve.settings, formula: formula,
      root: step, sides: (step, step), hasAngle: false)
    return equation.solutions(in: interval, shouldStop: shouldStop)
  }

  /// Finds where a part of the formula comes to the end of where it is defined.
  private mutating func findBorders() {
    for condition in conditions() {
      let set = solutions(of: condition)
      if !set.isComplete || set.isEverything || !set.stretches.isEmpty { facts.isComplete = false }
      for point in set.points + set.excluded.map(\.point) where !point.isAmong(borders) {
        borders.append(point)
        classify(point)
      }
    }
    borders.sort { $0.low < $1.low }
  }

  /// The steps that must not be zero, or not change their sign, for the curve to go on.
  private mutating func conditions() -> [Int] {
    var conditions: [Int] = []
    for index in formula.parts(of: [curve.root]) {
      switch formula.steps[index] {
      case .quotient(_, let b): conditions.append(b)
      case .power(let a, let exponent):
        if exponent.sign < 0 || exponent.denominator.isEven { conditions.append(a) }
      case .function(let function, let a): conditions += conditionsOf(function, a)
      case .unknown, .number, .pi, .sum, .difference, .product: break
      }
    }
    return Set(conditions).filter { !formula.isConstant[$0] }.sorted()
  }

  private mutating func conditionsOf(_ function: Elementary, _ a: Int) -> [Int] {
    switch function {
    case .logarithm, .timesLogarithm: return [a]
    case .arcsine, .arccosine, .inverseHyperbolicTangent:
      return [Rational(-1), .one].map { formula.difference(a, formula.number($0)) }
    case .inverseHyperbolicCosine: return [formula.difference(a, formula.number(.one))]
    case .floor, .sign:
      facts.hasJumps = facts.hasJumps || !formula.isConstant[a]
      return []
    case .exponential, .sine, .cosine, .arctangent, .hyperbolicSine, .hyperbolicCosine,
      .hyperbolicTangent, .inverseHyperbolicSine, .magnitude:
      return []
    }
  }

  /// Marks a pole or a hole where it is proven to be one.
  private mutating func classify(_ border: Solution) {
    guard value(of: curve.root, at: border) == nil else { return }
    let fraction = formula.fraction(of: curve.root)
    let above = value(of: fraction.numerator, at: border)
    if let above, !above.range.hasZero, above.certainty == .continuous,
      fraction.divisors.contains(where: { value(of: $0, at: border)?.range.hasZero ?? false })
    {
      facts.marks.append(CurveFacts.Mark(kind: .pole, x: border, y: nil))
    } else if let limit = limit(at: border) {
      facts.marks.append(CurveFacts.Mark(kind: .hole, x: border, y: limit))
    }
  }

  /// What a step lies between at a solution; nil if it is not defined there, or perhaps not.
  private func value(of step: Int, at point: Solution) -> Enclosure? {
    let box = Interval(point.low, point.high, precision: 160)
    let value = FormulaRange(formula, [step], precision: 160).enclosures(over: box)[step]
    return value.flatMap { $0.certainty >= .defined ? $0 : nil }
  }

  /// What the curve comes near to at a hole, after de l'Hôpital or by what cancels.
  private mutating func limit(at border: Solution) -> Solution? {
    if let point = border.number?.rational, let value = RationalFormula(formula, curve.root)?.value
    {
      let divisor = value.below.value(at: point)
      if !divisor.isZero { return Solution(exactly: value.above.value(at: point) / divisor) }
    }
    guard case .quotient(let above, let below) = formula.steps[curve.root],
      let number = border.number
    else { return nil }
    let exact = ExactFormula(formula, [above, below], at: number, shouldStop: shouldStop)
    guard exact.isZero(above), exact.isZero(below), let first = formula.slope(of: above),
      let second = formula.slope(of: below), let top = value(of: first, at: border),
      let bottom = value(of: second, at: border), !bottom.range.hasZero
    else { return nil }
    let slopes = ExactFormula(formula, [first, second], at: number, shouldStop: shouldStop)
    if let a = slopes.rational(first), let b = slopes.rational(second), !b.isZero {
      return Solution(exactly: a / b)
    }
    let ends = (top.range / bottom.range).ends
    return Solution(
      form: nil, number: nil, low: ends.low, high: ends.high, digits: 12, multiplicity: nil)
  }

  private mutating func findZeros() {
    let set = solutions(of: curve.root)
    if !set.isComplete || set.isEverything || !set.stretches.isEmpty { facts.isComplete = false }
    facts.marks += set.points.map {
      CurveFacts.Mark(kind: .zero, x: $0, y: Solution(exactly: .zero))
    }
  }

  /// Finds where the slope is zero, and where it jumps in a corner.
  private mutating func findTurns() {
    guard let slope = curve.slope, !facts.hasJumps else {
      facts.isComplete = facts.isComplete && facts.hasJumps
      return
    }
    let set = solutions(of: slope)
    turns = set.points
    for region in set.undecided {
      let corner = corner(in: region)
      if borders.contains(where: { $0.low <= region.high && region.low <= $0.high }) { continue }
      guard region.high - region.low < Rational(1, 1_000_000),
        value(of: curve.root, at: corner)?
          .certainty == .continuous
      else {
        facts.isComplete = false
        continue
      }
      turns.append(corner)
    }
    if set.isEverything || !set.stretches.isEmpty { facts.isComplete = false }
    turns = turns.filter { !$0.isAmong(borders) }.sorted { $0.low < $1.low }
  }

  /// The point of a corner: where a magnitude turns, if that is a simple fraction.
  private func corner(in region: Region) -> Solution {
    let point = Rational.simplest(region.low, region.high)
    let parts = formula.parts(of: [curve.root])
    let values = formula.fractions(of: parts, at: point)
    let isTurn = parts.contains { index in
      guard case .function(.magnitude, let inner) = formula.steps[index] else { return false }
      return values[inner]?.isZero ?? false
    }
    if isTurn { return Solution(exactly: point) }
    return Solution(
      form: nil, number: nil, low: region.low, high: region.high, digits: 12, multiplicity: nil)
  }

  /// Says what the curve does between its borders and turns, and marks the turns.
  private mutating func findStretches() {
    guard !facts.hasJumps else { return }
    let cuts = (borders + turns).sorted { $0.low < $1.low }
    let lows: [Solution?] = [nil] + cuts
    let highs: [Solution?] = cuts + [nil]
    for (from, to) in zip(lows, highs) {
      let (start, end) = (from?.high ?? low, to?.low ?? high)
      guard start < end else { continue }
      guard let trend = trend(between: start, end) else {
        facts.isComplete = false
        facts.stretches = []
        return
      }
      facts.stretches.append(CurveFacts.Stretch(trend: trend, from: from, to: to))
    }
    markTurns()
  }

  private func trend(between start: Rational, _ end: Rational) -> CurveFacts.Stretch.Trend? {
    guard let slope = curve.slope else { return nil }
    let inside = Rational.simplest(
      start + (end - start) / Rational(3), end - (end - start) / Rational(3))
    let box = Interval(inside, precision: 160)
    let values = FormulaRange(formula, [curve.root, slope], precision: 160).enclosures(over: box)
    guard let height = values[curve.root] else { return .undefined }
    guard height.certainty == .continuous, let change = values[slope]?.range else { return nil }
    if change.isPoint, change.hasZero { return .level }
    return change.sign > 0 ? .rising : change.sign < 0 ? .falling : nil
  }

  private mutating func markTurns() {
    for (left, right) in zip(facts.stretches, facts.stretches.dropFirst()) {
      guard let turn = right.from, turn.isAmong(turns) else { continue }
      let kind: CurveFacts.Mark.Kind
      switch (left.trend, right.trend) {
      case (.rising, .falling): kind = .highest
      case (.falling, .rising): kind = .lowest
      default: continue
      }
      let height = curve.height(at: turn, digits: 12)
      facts.marks.append(CurveFacts.Mark(kind: kind, x: turn, y: height))
    }
  }
}

extension Solution {
  init(exactly value: Rational) {
    self.init(
      form: .fraction(value), number: Number(value), low: value, high: value, digits: 20,
      multiplicity: nil)
  }

  /// Whether the number may be one of others.
  func isAmong(_ others: [Solution]) -> Bool {
    others.contains { $0.low <= high && low <= $0.high }
  }
}
