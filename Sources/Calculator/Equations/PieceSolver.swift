/// Solves an equation with magnitudes piece by piece, between the points where one of them turns.
struct PieceSolver {
  private let solver: ExactSolver
  /// The steps whose magnitude is taken, as fractions of polynomials.
  private let turning: [Int: RationalFunction]
  /// Where one of them changes its sign, in order.
  private let turns: [Rational]

  /// Nil if a magnitude is of something else than polynomials, or turns elsewhere than at a
  /// fraction.
  init?(_ solver: ExactSolver) {
    self.solver = solver
    var turning: [Int: RationalFunction] = [:]
    var turns: Set<Rational> = []
    let formula = solver.formula
    for index in formula.parts(of: [solver.root]) {
      guard case .function(.magnitude, let inner) = formula.steps[index] else { continue }
      guard let value = RationalFormula(formula, inner)?.value else { return nil }
      turning[inner] = value
      for part in [value.above, value.below] where part.degree > 0 {
        guard let roots = part.roots(shouldStop: solver.shouldStop) else { return nil }
        for root in roots {
          guard case .fraction(let turn)? = root.form else { return nil }
          turns.insert(turn)
        }
      }
    }
    guard !turning.isEmpty, turns.count <= 100 else { return nil }
    self.turning = turning
    self.turns = turns.sorted()
  }

  func solutions() -> SolutionSet? {
    var set = SolutionSet()
    let lows: [Rational?] = [nil] + turns
    for (low, high) in zip(lows, turns + [nil]) {
      guard add(low, high, to: &set) else { return nil }
    }
    set.stretches = set.stretches.compactMap(clipped)
    if set.stretches == [Stretch(from: nil, to: nil)] {
      set.stretches = []
      set.isEverything = true
    }
    let stretches = set.stretches
    set.points.removeAll { point in
      set.isEverything || stretches.contains { $0.contains(point) }
    }
    return set
  }

  /// Adds the solutions of the piece between two turns, the ends among them.
  private func add(_ low: Rational?, _ high: Rational?, to set: inout SolutionSet) -> Bool {
    let signs = turning.mapValues { $0.sign(at: Self.inside(low, high)) }
    guard let piece = RationalFormula(solver.formula, solver.root, signs: signs) else {
      return false
    }
    let divisors = piece.divisors.filter { $0.degree > 0 }
    guard !piece.value.above.isZero else {
      guard divisors.isEmpty else { return false }
      if let last = set.stretches.last, last.to != nil, last.to == low {
        set.stretches[set.stretches.count - 1] = Stretch(from: last.from, to: high)
      } else {
        set.stretches.append(Stretch(from: low, to: high))
      }
      return true
    }
    let rest = divisors.reduce(piece.value.above) { $0.without(rootsOf: $1) }
    guard let roots = solver.roots(of: rest) else { return false }
    for root in roots {
      let isAbove = low.map { root.compared(to: $0) >= 0 } ?? true
      let isBelow = high.map { root.compared(to: $0) <= 0 } ?? true
      // A root at a turn was found in the piece before it, too.
      let isKnown = low.map { root.compared(to: $0) == 0 } ?? false
      if isAbove, isBelow, !isKnown || !set.hasPoint(low) {
        set.points.append(solver.solution(root))
      }
    }
    return true
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

  /// The part of a stretch in the interval that is searched.
  private func clipped(_ stretch: Stretch) -> Stretch? {
    guard let ends = solver.ends else { return stretch }
    let from = max(stretch.from ?? ends.low, ends.low)
    let to = min(stretch.to ?? ends.high, ends.high)
    return from <= to ? Stretch(from: from, to: to) : nil
  }
}

extension RationalFunction {
  /// The sign at a fraction that is no root.
  fileprivate func sign(at value: Rational) -> Int {
    above.value(at: value).sign * below.value(at: value).sign
  }
}

extension SolutionSet {
  /// Whether the fraction is among the solutions that are listed.
  fileprivate func hasPoint(_ value: Rational?) -> Bool {
    guard let value else { return false }
    return points.contains { $0.form == .fraction(value) }
  }
}

extension Stretch {
  fileprivate func contains(_ point: Solution) -> Bool {
    (from.map { $0 <= point.low } ?? true) && (to.map { point.high <= $0 } ?? true)
  }
}
