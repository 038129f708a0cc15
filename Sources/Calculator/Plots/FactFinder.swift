/// Finds what there is to say of a curve, by solving for where it ends, is zero and turns.
struct FactFinder {
  private(set) var facts = CurveFacts()
  private let section: CurveSection
  private var curve: Curve { section.curve }
  private var formula: Formula
  /// Where the curve may begin or end, and where it turns, from left to right.
  private var borders: [Solution] = []
  private var turns: [Solution] = []
  /// Where the curve may turn, which was not decided.
  private var unsure: [Region] = []

  init(_ section: CurveSection) {
    self.section = section
    formula = section.curve.formula
  }

  mutating func run() {
    guard !formula.isConstant[curve.root] else { return findLevel() }
    findBorders()
    findJumps()
    findTurns()
    if facts.isComplete { findStretches() }
    findBorderJumps()
    if !findSteps() { findZeros() }
  }

  /// A level curve is zero everywhere or nowhere.
  private mutating func findLevel() {
    let exact = ExactFormula(
      formula, [curve.root], at: Number(section.low), shouldStop: section.shouldStop)
    facts.isZero = exact.isZero(curve.root)
    let height = formula.value(of: curve.root, at: Solution(exactly: section.low))
    facts.isComplete = facts.isZero || height.map { !$0.range.hasZero } ?? false
    findStretches()
  }

  private func solutions(of step: Int) -> SolutionSet {
    section.solutions(of: step, in: formula)
  }

  /// Finds where a part of the formula comes to the end of where it is defined.
  private mutating func findBorders() {
    let judge = BorderJudge(formula, curve.root, shouldStop: section.shouldStop)
    for condition in formula.conditions(of: curve.root) {
      let set = solutions(of: condition)
      if !set.isPointsAlone { facts.isComplete = false }
      for point in set.points + set.excluded.map(\.point) where !point.isAmong(borders) {
        borders.append(point)
        if let mark = judge.mark(at: point) { facts.marks.append(mark) }
      }
    }
    borders.sort { $0.low < $1.low }
  }

  /// Finds where the curve jumps; it is cut there.
  private mutating func findJumps() {
    guard !formula.jumping(among: formula.parts(of: [curve.root])).isEmpty else { return }
    let finder = JumpFinder(section)
    facts.hasJumps = true
    facts.jumps = finder.jumps
    facts.isComplete = facts.isComplete && finder.isComplete
    borders += facts.jumps.map(\.x).filter { !$0.isAmong(borders) }
  }

  /// Finds where the curve has no value and jumps from one side to the other, as x/|x| does.
  private mutating func findBorderJumps() {
    let judge = BorderJudge(formula, curve.root, shouldStop: section.shouldStop)
    guard judge.hasKinks else { return }
    for (left, right) in zip(facts.stretches, facts.stretches.dropFirst()) {
      guard let border = right.from, border.isAmong(borders), left.trend != .undefined,
        right.trend != .undefined, formula.value(of: curve.root, at: border) == nil,
        !border.isAmong(facts.marks.map(\.x) + facts.jumps.map(\.x))
      else { continue }
      facts.hasJumps = true
      if left.trend != .undecided, right.trend != .undecided, let jump = judge.jump(at: border) {
        facts.jumps.append(jump)
      } else {
        facts.isComplete = false
      }
    }
    facts.jumps.sort { $0.x.low < $1.x.low }
  }

  /// Says which steps of a staircase are zero; false where the curve is no staircase.
  private mutating func findSteps() -> Bool {
    guard facts.hasJumps, !facts.stretches.isEmpty,
      facts.stretches.allSatisfy({ $0.trend == .level })
    else { return false }
    facts.zeroSteps = facts.stretches.filter { step in
      let inside = inside(step.from?.high ?? section.low, step.to?.low ?? section.high)
      return curve.height(at: inside)?.number?.rational?.isZero ?? false
    }
    return true
  }

  /// The simplest number in the middle third.
  private func inside(_ start: Rational, _ end: Rational) -> Rational {
    let third = (end - start) / Rational(3)
    return .simplest(start + third, end - third)
  }

  private mutating func findZeros() {
    let set = solutions(of: curve.root)
    if !set.isPointsAlone { facts.isComplete = false }
    facts.marks += set.points.map {
      CurveFacts.Mark(kind: .zero, x: $0, y: Solution(exactly: .zero))
    }
  }

  /// Finds where the slope is zero, and where it jumps in a corner.
  private mutating func findTurns() {
    guard let slope = curve.slope else {
      facts.isComplete = false
      return
    }
    guard !formula.isConstant[slope] else { return }
    let set = solutions(of: slope)
    turns = set.points
    for region in set.undecided {
      let corner = corner(in: region)
      let isCorner =
        !borders.contains { $0.low <= region.high && region.low <= $0.high }
        && region.high - region.low < Rational(1, 1_000_000)
        && formula.value(of: curve.root, at: corner)?.certainty == .continuous
      if isCorner { turns.append(corner) } else { unsure.append(region) }
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
    let cuts = (borders + turns).sorted { $0.low < $1.low }
    let lows: [Solution?] = [nil] + cuts
    let highs: [Solution?] = cuts + [nil]
    for (from, to) in zip(lows, highs) {
      let (start, end) = (from?.high ?? section.low, to?.low ?? section.high)
      guard start < end else { continue }
      let trend = trend(between: start, end)
      if trend == .undecided { facts.isComplete = false }
      facts.stretches.append(CurveFacts.Stretch(trend: trend, from: from, to: to))
    }
    markTurns()
  }

  private func trend(between start: Rational, _ end: Rational) -> CurveFacts.Stretch.Trend {
    guard let slope = curve.slope else { return .undecided }
    let box = Interval(inside(start, end), precision: 160)
    let values = FormulaRange(formula, [curve.root, slope], precision: 160).enclosures(over: box)
    guard let height = values[curve.root] else {
      return curve.hasHiddenValues ? .undecided : .undefined
    }
    guard height.certainty == .continuous, let change = values[slope]?.range,
      !mayTurn(between: start, end)
    else { return .undecided }
    if change.isPoint, change.hasZero { return .level }
    return change.sign > 0 ? .rising : change.sign < 0 ? .falling : .undecided
  }

  /// Whether the curve may turn between two numbers, as it does without end beside a border of
  /// sin(1/x).
  private func mayTurn(between start: Rational, _ end: Rational) -> Bool {
    unsure.contains { region in
      let (low, high) = (max(region.low, start), min(region.high, end))
      return low < high && !formula.goesOneWay(curve.root, from: low, to: high)
    }
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
