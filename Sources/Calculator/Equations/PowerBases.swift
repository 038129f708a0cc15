/// Finds the solutions at which the base of a power with the unknown in its exponent is not above
/// zero.
///
/// A formula has such a power only where its base is above zero. The calculator also knows (−2)^3
/// and 0^2: below zero the power is plus or minus that of the base's magnitude, if it is defined at
/// all, and at zero it is zero. So every solution there solves one of those equations, and the
/// calculator tells which of them solve the equation itself.
struct PowerBases {
  /// Whole numbers up to this size are tried where nothing else decides.
  private static let mostTried = 100

  private let equation: Equation
  private let ends: SearchedInterval
  private let digits: Int
  private let shouldStop: @Sendable () -> Bool
  /// The powers whose base may be zero or less.
  private let powers: [OpenPower]

  init(
    _ equation: Equation, in ends: SearchedInterval, digits: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.equation = equation
    self.ends = ends
    self.digits = digits
    self.shouldStop = shouldStop
    powers = Self.powers(of: equation, in: ends)
  }

  private static func powers(of equation: Equation, in ends: SearchedInterval) -> [OpenPower] {
    let formula = equation.formula
    let parts = Set(formula.parts(of: [equation.root]))
    let range = FormulaRange(
      formula, formula.openPowers.map(\.base), precision: RootSearch.precision)
    let values = range.enclosures(over: ends.enclosure)
    var powers: [OpenPower] = []
    for power in formula.openPowers where parts.contains(power.index) {
      let inner = formula.parts(of: [power.base])
      let isOpen = values[power.base].map { !$0.isPositive } ?? false
      if isOpen || powers.contains(where: { inner.contains($0.index) }) { powers.append(power) }
    }
    return powers
  }

  /// Adds the solutions, and where it is not known whether there are any.
  func complete(_ set: inout SolutionSet) {
    guard let power = powers.first else { return }
    if let positive = solutionsOfZeroBase(power) {
      set = positive
      return
    }
    if powers.count == 1 {
      for other in equations(around: power) { take(other, &set) }
    } else {
      set.undecided = [whole]
    }
    tryWholeNumbers(&set)
    set.points.sort { $0.low < $1.low }
    set.undecided = set.undecided.merged
  }

  private var whole: Region { Region(ends.enclosure) }

  /// The solutions where zero is raised to the unknown itself: the power is zero where that is above
  /// zero, and has no value elsewhere; nil for other powers, and where the equation is not decided.
  private func solutionsOfZeroBase(_ power: OpenPower) -> SolutionSet? {
    var formula = equation.formula
    guard powers.count == 1, formula.number(power.base) == .zero,
      case .unknown = formula.steps[power.exponent],
      let low = ends.from.rational, let high = ends.to.rational
    else { return nil }
    let zero = formula.number(.zero)
    let root = formula.copy(of: equation.root, with: [power.index: zero])
    var set = equation.with(formula, root: root)
      .solutionsOfFormula(in: ends, digits: digits, shouldStop: shouldStop)
    guard set.isComplete, set.stretches.isEmpty else { return nil }
    if set.isEverything, high.sign > 0 {
      set.stretches = [
        Stretch(from: max(low, .zero), to: high, isFromIncluded: low.sign > 0)
      ]
    }
    set.isEverything = false
    set.points.removeAll { $0.high.sign <= 0 }
    set.excluded.removeAll { $0.point.high.sign <= 0 }
    set.searched = ends
    return set
  }
}

extension PowerBases {
  /// The equations with the power as it is where its base is below zero, and that of the base.
  private func equations(around power: OpenPower) -> [Equation] {
    var formula = equation.formula
    var roots = [power.base]
    // A number below zero has no power that is not a fraction.
    if !formula.isConstant[power.exponent] {
      let size = formula.sizeOfPower(power)
      let (plus, minus) = (size, formula.negated(size))
      roots += [plus, minus].map {
        formula.copy(of: equation.root, with: [power.index: $0])
      }
    }
    return roots.map { equation.with(formula, root: $0) }
  }

  /// Takes over what solves another equation, as far as it solves this one.
  private func take(_ other: Equation, _ set: inout SolutionSet) {
    let found = other.solutionsOfFormula(in: ends, digits: digits, shouldStop: shouldStop)
    if found.isEverything { set.undecided.append(whole) }
    set.undecided += found.undecided
    set.undecided += found.stretches.map {
      Region(low: $0.from ?? whole.low, high: $0.to ?? whole.high)
    }
    for point in found.points + found.excluded.map(\.point) { check(point, &set) }
  }

  private func check(_ point: Solution, _ set: inout SolutionSet) {
    guard let form = point.form, let number = point.number, let isSolution = holds(at: number)
    else {
      set.undecided.append(Region(low: point.low, high: point.high))
      return
    }
    if isSolution { add(form, number, &set) }
  }

  private func add(_ form: ExactForm, _ number: Number, _ set: inout SolutionSet) {
    guard !set.points.contains(where: { $0.form == form }) else { return }
    set.points.append(Solution(form, number, multiplicity: nil))
  }

  private func tryWholeNumbers(_ set: inout SolutionSet) {
    for region in set.undecided.merged where region.high - region.low > .one {
      for whole in -Self.mostTried...Self.mostTried {
        let value = Rational(whole)
        guard region.low <= value, value <= region.high, !shouldStop(),
          holds(at: Number(whole)) ?? false
        else { continue }
        add(.fraction(value), Number(whole), &set)
      }
    }
  }

  /// Whether the calculator finds both sides the same; nil where it cannot tell.
  private func holds(at number: Number) -> Bool? {
    do throws(CalculationError) {
      let (left, right) = (try value(equation.left, number), try value(equation.right, number))
      if left.isKnown(toEqual: right) { return true }
      let (first, second) = (left.interval(precision: 256), right.interval(precision: 256))
      return first.isBelow(second) || second.isBelow(first) ? false : nil
    } catch {
      return error.kind.isAboutDomain ? false : nil
    }
  }

  private func value(_ side: String, _ number: Number) throws(CalculationError) -> Number {
    try evaluate(
      side, settings: equation.settings, results: [.variable(equation.unknown): number],
      patience: .milliseconds(50), shouldStop: shouldStop)
  }
}

extension Formula {
  /// The power of the base's magnitude, where the base is below zero.
  fileprivate mutating func sizeOfPower(_ power: OpenPower) -> Int {
    let size = negated(power.base)
    if number(size) == .one { return size }
    let logarithm = call(.logarithm, size)
    guard power.base == power.exponent else {
      return call(.exponential, product(power.exponent, logarithm))
    }
    return call(.exponential, negated(product(size, logarithm)))
  }

  /// A step with other steps in the place of some that it is made of.
  fileprivate mutating func copy(of root: Int, with others: [Int: Int]) -> Int {
    var copies = others
    for part in parts(of: [root]) where copies[part] == nil {
      copies[part] = index(of: steps[part].map { copies[$0] ?? $0 })
    }
    return copies[root] ?? root
  }
}

extension SearchedInterval {
  fileprivate var enclosure: Interval {
    let precision = RootSearch.precision
    return .hull(from.interval(precision: precision), to.interval(precision: precision))
  }
}

extension [Region] {
  /// The same numbers in order, with regions that overlap as one.
  fileprivate var merged: [Region] {
    sorted { $0.low < $1.low }.reduce(into: []) { merged, next in
      guard let last = merged.last, next.low <= last.high else { return merged.append(next) }
      merged[merged.count - 1] = Region(low: last.low, high: Swift.max(last.high, next.high))
    }
  }
}
