/// Settles what intervals alone leave open around one point: where the curve touches zero, where
/// its domain ends, where it jumps, and where it has a hole.
///
/// The exact arithmetic decides what happens at the point itself; intervals decide beside it.
struct ClusterSettler {
  /// What was found around a point.
  enum Finding {
    /// The only root, and how often it counts.
    case root(ExactForm, Number, multiplicity: Int)
    /// No root, but the numerator is zero where the equation has no value.
    case hole(ExactForm, Number)
    case nothing
  }

  /// No root counts more often than this and is settled.
  private static let mostSlopes = 5

  private var formula: Formula
  private let root: Int
  private let numerator: Int
  /// The numerator, its slope, the slope of that, and so on.
  private let slopes: [Int]
  /// Every step of the numerator with its slope.
  private let pairs: [(step: Int, slope: Int)]
  /// The steps that may jump at the point, and so not come near to their values there.
  private let jumping: Set<Int>
  private let range: FormulaRange
  private let shouldStop: @Sendable () -> Bool

  init(
    _ given: Formula, root: Int, numerator: Int, shouldStop: @escaping @Sendable () -> Bool
  ) {
    var formula = given
    var slopes = [numerator]
    while slopes.count <= Self.mostSlopes, let next = formula.slope(of: slopes[slopes.count - 1]) {
      slopes.append(next)
    }
    var pairs: [(step: Int, slope: Int)] = []
    for part in formula.parts(of: [numerator]) {
      guard let slope = formula.slope(of: part) else { continue }
      pairs.append((part, slope))
    }
    self.formula = formula
    self.root = root
    self.numerator = numerator
    self.slopes = slopes
    self.pairs = pairs
    self.shouldStop = shouldStop
    jumping = formula.jumping(among: pairs.map(\.step))
    range = FormulaRange(
      formula, slopes + pairs.map(\.slope), precision: RootSearch.precision)
  }

  /// What lies in the interval around a point, if that can be settled, and the wider interval that
  /// it holds for.
  func settle(_ cluster: Interval) -> (finding: Finding, around: Interval)? {
    for form in ExactCandidates(in: padded(cluster)).forms {
      if shouldStop() { return nil }
      guard let number = form.number(shouldStop: shouldStop) else { continue }
      for around in widened(cluster, around: number) {
        if let finding = finding(form, number, around) { return (finding, around) }
      }
    }
    return nil
  }

  /// The cluster and a little beside it, as its ends may just miss the point.
  private func padded(_ cluster: Interval) -> Interval {
    let margin = Interval(Rational(1, 1 << 60), precision: cluster.precision)
    return .hull(cluster.low - margin, cluster.high + margin)
  }

  /// The cluster with much and with little beside it: what is left open near it may be in parts.
  private func widened(_ cluster: Interval, around number: Number) -> [Interval] {
    let both = Interval.hull(cluster, number.interval(precision: cluster.precision))
    let width = both.high - both.low
    let size = Interval(Rational(1, 1 << 44), precision: cluster.precision)
    let margin = Interval.hull(width, both.exponent < -40 ? width : size).high
    let wide = Interval(Rational(1, 1 << 32), precision: cluster.precision)
    return [wide, margin].map { .hull(both.low - $0, both.high + $0) }
  }

  private func finding(
    _ form: ExactForm, _ number: Number, _ around: Interval
  ) -> Finding? {
    var exact = ExactFormula(formula, [root] + slopes, at: number, shouldStop: shouldStop)
    let isUndefined = exact.isUndefined(root)
    guard isUndefined || exact.rational(root) != nil || exact.sign(root) != nil else { return nil }
    let isRoot = exact.isZero(root)
    let isHole = isUndefined && exact.isZero(numerator)
    if isRoot || isHole, let count = multiplicity(exact, around) {
      return isRoot ? .root(form, number, multiplicity: count) : .hole(form, number)
    }
    let limits = isUndefined && hasLimits ? self.limits(at: number) : exact
    let point = number.interval(precision: around.precision)
    guard isClear(.hull(around.low, point.high), isRight: true, limits),
      isClear(.hull(point.low, around.high), isRight: false, limits)
    else { return nil }
    if isRoot { return .root(form, number, multiplicity: 1) }
    return isHole ? .hole(form, number) : .nothing
  }

  /// Whether a step comes near to a value where it has none.
  private var hasLimits: Bool {
    pairs.contains { pair in
      if case .function(.timesLogarithm, _) = formula.steps[pair.step] { true } else { false }
    }
  }

  /// The values at a point, or what they come near to.
  private func limits(at number: Number) -> ExactFormula {
    ExactFormula(
      formula, pairs.map(\.step), at: number, takesLimits: true, shouldStop: shouldStop)
  }

  /// How often the numerator is zero at a point, if it is zero nowhere else in the interval: all
  /// lower slopes are zero there, and the next one is zero nowhere in it, after Taylor.
  private func multiplicity(_ exact: ExactFormula, _ around: Interval) -> Int? {
    let values = range.enclosures(over: around)
    for (count, slope) in slopes.enumerated() {
      guard let value = values[slope], value.certainty == .continuous else { return nil }
      if !value.range.hasZero { return count }
      guard exact.isZero(slope) else { return nil }
    }
    return nil
  }

  /// Whether the numerator is zero nowhere in an interval without the point at one of its ends.
  private func isClear(_ interval: Interval, isRight: Bool, _ exact: ExactFormula) -> Bool {
    var values = range.enclosures(over: interval)
    let steady = pairs.map(\.step).filter {
      !jumping.contains($0) || values[$0]?.certainty == .continuous
    }
    let known = Dictionary(
      steady.compactMap { step in exact.rational(step).map { (step, $0) } }
    ) { first, _ in first }
    for _ in 0..<3 {
      guard let value = values[numerator] else { return true }
      if value.isNeverZero { return true }
      let slopes = Dictionary(
        pairs.compactMap { pair in values[pair.slope].map { (pair.step, $0.range) } }
      ) { first, _ in first }
      values = range.enclosures(
        over: interval, side: OpenSide(isRight: isRight, values: known, slopes: slopes))
    }
    return values[numerator].map(\.isNeverZero) ?? true
  }
}

extension Number {
  /// What the number lies between.
  func interval(precision: Int) -> Interval {
    var algebra = Algebra(atoms, budget: Budget())
    let level = Algebra.levels.first { Algebra.precision($0) >= precision + 32 } ?? 0
    let enclosure = try? algebra.enclosure(of: value, level: level)
    return enclosure?.at(precision: precision) ?? .all(precision: precision)
  }
}
