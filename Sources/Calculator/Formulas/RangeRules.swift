/// How the values of a step follow from those of the steps before it.
struct RangeRules {
  let numbers: RangeNumbers

  init(_ numbers: RangeNumbers) {
    self.numbers = numbers
  }

  /// The enclosure of a step; nil if it is defined nowhere.
  func value(
    of step: Formula.Step, _ known: [Enclosure?], _ unknown: Interval
  ) -> Enclosure? {
    switch step {
    case .unknown: return Enclosure(unknown, .continuous)
    case .number(let value):
      return Enclosure(Interval(value, precision: numbers.one.precision), .continuous)
    case .pi: return Enclosure(numbers.pi, .continuous)
    case .sum(let a, let b): return combine(known[a], known[b]) { $0 + $1 }
    case .difference(let a, let b): return combine(known[a], known[b]) { $0 - $1 }
    case .product(let a, let b): return combine(known[a], known[b]) { $0 * $1 }
    case .quotient(let a, let b): return quotient(known[a], known[b])
    case .power(let a, let exponent): return known[a].flatMap { power($0, exponent) }
    case .function(let function, let a): return known[a].flatMap { value(of: function, $0) }
    }
  }

  private func combine(
    _ a: Enclosure?, _ b: Enclosure?, _ operation: (Interval, Interval) -> Interval
  ) -> Enclosure? {
    guard let a, let b else { return nil }
    return Enclosure(operation(a.range, b.range), min(a.certainty, b.certainty))
  }

  private func quotient(_ a: Enclosure?, _ b: Enclosure?) -> Enclosure? {
    guard let a, let b, !(b.range.isPoint && b.range.hasZero) else { return nil }
    let certainty = b.isNeverZero ? min(a.certainty, b.certainty) : .none
    return Enclosure(a.range / b.range, certainty)
  }

  private func value(of function: Elementary, _ a: Enclosure) -> Enclosure? {
    switch function {
    case .exponential: exponential(a)
    case .logarithm: logarithm(a)
    case .timesLogarithm: timesLogarithm(a)
    case .sine: Enclosure(a.range.sineRange, a.certainty)
    case .cosine: Enclosure(a.range.cosineRange, a.certainty)
    case .arcsine: within(a) { $0.arcsine }
    case .arccosine: within(a) { $0.arccosine }
    case .arctangent: Enclosure(a.range.arctangent, a.certainty)
    case .hyperbolicSine: Enclosure(a.range.hyperbolicSine, a.certainty)
    case .hyperbolicCosine: Enclosure(a.range.hyperbolicCosine, a.certainty)
    case .hyperbolicTangent: Enclosure(a.range.hyperbolicTangent, a.certainty)
    case .inverseHyperbolicSine: Enclosure(a.range.inverseHyperbolicSine, a.certainty)
    case .inverseHyperbolicCosine: inverseHyperbolicCosine(a)
    case .inverseHyperbolicTangent: inverseHyperbolicTangent(a)
    case .magnitude: Enclosure(a.range.magnitude, a.certainty)
    case .sign: sign(a)
    case .floor: floor(a)
    }
  }
}

extension RangeRules {
  /// No power of e is zero, however near it comes.
  private func exponential(_ a: Enclosure) -> Enclosure {
    var value = Enclosure(a.range.exponential, a.certainty)
    value.above = .zero
    return value
  }

  private func logarithm(_ a: Enclosure) -> Enclosure? {
    guard a.range.highCompared(to: 0) > 0 else { return nil }
    return Enclosure(a.range.logarithm, a.isPositive ? a.certainty : .none)
  }

  private func timesLogarithm(_ a: Enclosure) -> Enclosure? {
    guard a.range.highCompared(to: 0) > 0 else { return nil }
    let low = a.range.lowCompared(to: 0) > 0 ? entropy(at: a.range.low) : numbers.zero
    var range = Interval.hull(low, entropy(at: a.range.high))
    if !a.range.isBelow(numbers.turn), !numbers.turn.isBelow(a.range) {
      range = .hull(range, -numbers.turn)
    }
    return Enclosure(range, a.isPositive ? a.certainty : .none)
  }

  private func entropy(at point: Interval) -> Interval { point * point.logarithm }

  /// A function of the numbers from −1 to 1.
  private func within(_ a: Enclosure, _ map: (Interval) -> Interval) -> Enclosure? {
    let isAbove = a.range.lowCompared(to: 1) > 0 || a.above.map { $0 >= .one } ?? false
    let isBelow = a.range.highCompared(to: -1) < 0 || a.below.map { $0 <= -.one } ?? false
    guard !isAbove, !isBelow else { return nil }
    let isInside = a.range.lowCompared(to: -1) >= 0 && a.range.highCompared(to: 1) <= 0
    return Enclosure(map(a.range), isInside ? a.certainty : .none)
  }

  private func inverseHyperbolicCosine(_ a: Enclosure) -> Enclosure? {
    guard a.range.highCompared(to: 1) >= 0 else { return nil }
    let isInside = a.range.lowCompared(to: 1) >= 0
    return Enclosure(a.range.inverseHyperbolicCosine, isInside ? a.certainty : .none)
  }

  private func inverseHyperbolicTangent(_ a: Enclosure) -> Enclosure? {
    guard a.range.highCompared(to: -1) > 0, a.range.lowCompared(to: 1) < 0 else { return nil }
    let isInside = a.range.lowCompared(to: -1) > 0 && a.range.highCompared(to: 1) < 0
    return Enclosure(a.range.inverseHyperbolicTangent, isInside ? a.certainty : .none)
  }

  private func sign(_ a: Enclosure) -> Enclosure {
    if a.isPositive { return Enclosure(numbers.one, a.certainty) }
    if a.isNegative { return Enclosure(-numbers.one, a.certainty) }
    if a.range.isPoint { return Enclosure(numbers.zero, a.certainty) }
    return Enclosure(numbers.unit, min(a.certainty, .defined))
  }

  private func floor(_ a: Enclosure) -> Enclosure {
    var range = a.range.roundedDown
    if let below = a.below, below.isWhole {
      let most = Interval(below - .one, precision: a.range.precision)
      range = range.meet(most.downwards) ?? range
    }
    return Enclosure(range, range.isPoint ? a.certainty : min(a.certainty, .defined))
  }
}
