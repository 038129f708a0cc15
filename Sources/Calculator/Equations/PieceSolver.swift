/// Solves an equation with magnitudes and whole parts piece by piece, between the points where one
/// of them turns or jumps.
struct PieceSolver {
  private let solver: ExactSolver
  private let turning: [TurningStep]
  /// Where one of them turns or jumps, in order.
  private let turns: [Rational]
  private var set = SolutionSet()

  /// Nil if there is nothing that turns, or it does so elsewhere than at fractions.
  init?(_ solver: ExactSolver) {
    let parts = solver.formula.parts(of: [solver.root])
    let turning = parts.compactMap { TurningStep($0, of: solver.formula) }
    let hasSign = turning.contains { if case .sign = $0.kind { true } else { false } }
    // A sign alone comes from a slope, and is anything between −1 and 1 where it turns.
    guard !turning.isEmpty, !hasSign || solver.formula.hasWholePart(parts) else { return nil }
    self.solver = solver
    self.turning = turning
    guard let turns = Self.turns(of: turning, solver) else { return nil }
    self.turns = turns
  }

  /// Where the steps turn, in order: each step is looked at between the turns of those before it.
  private static func turns(of steps: [TurningStep], _ solver: ExactSolver) -> [Rational]? {
    var turns: [Rational] = []
    for (count, step) in steps.enumerated() {
      var next = Set(turns)
      let lows: [Rational?] = [nil] + turns
      for (low, high) in zip(lows, turns + [nil]) {
        let before = given(steps.prefix(count), solver.formula, around: inside(low, high))
        let (from, to) = within(low, high, solver.ends)
        guard !solver.shouldStop(), let inner = step.inner(in: solver.formula, given: before),
          let own = step.turns(of: inner, from: from, to: to, shouldStop: solver.shouldStop)
        else { return nil }
        next.formUnion(
          own.filter { turn in (low.map { $0 < turn } ?? true) && (high.map { turn < $0 } ?? true) }
        )
      }
      guard next.count <= TurningStep.mostTurns else { return nil }
      turns = next.sorted()
    }
    return turns
  }

  /// The part of a piece that is in the interval.
  private static func within(
    _ low: Rational?, _ high: Rational?, _ ends: (low: Rational, high: Rational)?
  ) -> (Rational?, Rational?) {
    guard let ends else { return (low, high) }
    return (low.map { max($0, ends.low) } ?? ends.low, high.map { min($0, ends.high) } ?? ends.high)
  }

  /// What the steps are around a number, or at a turn.
  private static func given(
    _ steps: some Sequence<TurningStep>, _ formula: Formula, around number: Rational,
    isTurn: Bool = false
  ) -> [Int: RationalFunction] {
    steps.reduce(into: [:]) { given, step in
      let inner = step.inner(in: formula, given: given)
      given[step.index] = inner.flatMap {
        step.value(of: $0, around: number, isTurn: isTurn)
      }
    }
  }

  /// All solutions; nil if a piece is not decided.
  mutating func solutions() -> SolutionSet? {
    let lows: [Rational?] = [nil] + turns
    var before: [PolynomialRoot] = []
    for (low, high) in zip(lows, turns + [nil]) {
      guard !solver.shouldStop(), let piece = piece(around: Self.inside(low, high)) else {
        return nil
      }
      let divisors = piece.divisors.filter { $0.degree > 0 }
      guard !piece.value.above.isZero else {
        guard isDefined(divisors, low, high) else { return nil }
        addStretch(low, high)
        before = []
        continue
      }
      let rest = divisors.reduce(piece.value.above) { $0.without(rootsOf: $1) }
      guard let roots = solver.roots(of: rest) else { return nil }
      if let low { addTurn(low, among: before + roots) }
      set.points += roots.filter { $0.isBetween(low, high) }.map(solver.solution)
      before = roots
    }
    clip()
    return set
  }

  /// The equation around a number, or at a turn.
  private func piece(around number: Rational, isTurn: Bool = false) -> RationalFormula? {
    let given = Self.given(turning, solver.formula, around: number, isTurn: isTurn)
    return RationalFormula(solver.formula, solver.root, given: given)
  }

  /// Whether nothing is divided by zero between two turns.
  private func isDefined(_ divisors: [Polynomial], _ low: Rational?, _ high: Rational?) -> Bool {
    divisors.allSatisfy { divisor in
      solver.roots(of: divisor).map { $0.allSatisfy { !$0.isBetween(low, high) } } ?? false
    }
  }

  private func isSolution(at turn: Rational) -> Bool {
    guard let piece = piece(around: turn, isTurn: true) else { return false }
    return piece.value.above.value(at: turn).isZero
      && piece.divisors.allSatisfy { !$0.value(at: turn).isZero }
  }

  /// Whether the last stretch ends at a number that belongs to it.
  private func isNext(_ number: Rational?) -> Bool {
    guard let number, let last = set.stretches.last, last.to == number else { return false }
    return isSolution(at: number)
  }

  private mutating func addStretch(_ low: Rational?, _ high: Rational?) {
    if isNext(low) {
      set.stretches[set.stretches.count - 1].to = high
      return
    }
    let isIncluded = low.map(isSolution) ?? true
    set.stretches.append(
      Stretch(from: low, to: high, isFromIncluded: isIncluded, isToIncluded: high == nil))
  }

  /// Adds a turn behind which there is no stretch, if it is a solution.
  private mutating func addTurn(_ turn: Rational, among roots: [PolynomialRoot]) {
    guard isSolution(at: turn) else { return }
    if isNext(turn) {
      set.stretches[set.stretches.count - 1].isToIncluded = true
      return
    }
    if let ends = solver.ends, turn < ends.low || turn > ends.high { return }
    let root = roots.first { $0.compared(to: turn) == 0 }
    set.points.append(root.map(solver.solution) ?? Solution(exactly: turn))
  }

  /// A number between two ends, or beyond one.
  private static func inside(_ low: Rational?, _ high: Rational?) -> Rational {
    switch (low, high) {
    case (let low?, let high?): (low + high) / Rational(2)
    case (let low?, nil): low + .one
    case (nil, let high?): high - .one
    case (nil, nil): .zero
    }
  }

  /// Leaves of the stretches what is in the interval that is searched.
  private mutating func clip() {
    if set.stretches == [Stretch(from: nil, to: nil)] {
      set.stretches = []
      set.isEverything = true
    }
    guard let ends = solver.ends else { return }
    let clipped = set.stretches.map { $0.clipped(to: ends) }
    set.stretches = clipped.filter { $0.length.sign > 0 }
    let single = clipped.filter { $0.length.isZero && $0.isFromIncluded && $0.isToIncluded }
    set.points += single.compactMap { $0.from.map(Solution.init(exactly:)) }
    set.points.sort { $0.low < $1.low }
  }
}

extension Formula {
  /// Whether one of the steps is the whole part of something that changes.
  func hasWholePart(_ parts: [Int]) -> Bool {
    parts.contains { index in
      guard case .function(.floor, let operand) = steps[index] else { return false }
      return !isConstant[operand]
    }
  }
}

extension PolynomialRoot {
  /// Whether the root lies between two numbers, and is none of them.
  fileprivate func isBetween(_ low: Rational?, _ high: Rational?) -> Bool {
    (low.map { compared(to: $0) > 0 } ?? true) && (high.map { compared(to: $0) < 0 } ?? true)
  }
}

extension Stretch {
  /// How long it is; below zero where nothing is left of it.
  fileprivate var length: Rational { (to ?? .zero) - (from ?? .zero) }

  /// The part between two ends, each of which belongs to it where it is not the stretch's own.
  fileprivate func clipped(to ends: (low: Rational, high: Rational)) -> Stretch {
    var part = self
    if from.map({ $0 < ends.low }) ?? true {
      part.from = ends.low
      part.isFromIncluded = true
    }
    if to.map({ $0 > ends.high }) ?? true {
      part.to = ends.high
      part.isToIncluded = true
    }
    return part
  }
}
