extension RangeRules {
  /// A power with a constant exponent; an odd root takes negative numbers too.
  func power(_ a: Enclosure, _ exponent: Rational) -> Enclosure? {
    guard let count = exponent.numerator.whole, let degree = exponent.denominator.whole,
      abs(count) <= 1_000_000, degree <= 1_000_000
    else { return Enclosure(numbers.all, .none) }
    guard let root = root(a, degree) else { return nil }
    guard count < 0 else { return Enclosure(root.range.raised(to: count), root.certainty) }
    let power = root.range.raised(to: -count)
    guard !(power.isPoint && power.hasZero) else { return nil }
    let certainty = a.isNeverZero ? root.certainty : .none
    return Enclosure(numbers.one / power, certainty)
  }

  private func root(_ a: Enclosure, _ degree: Int) -> Enclosure? {
    guard degree > 1 else { return a }
    guard degree % 2 == 0 else { return Enclosure(oddRoot(a.range, degree), a.certainty) }
    let isEmpty = a.range.sign < 0 || a.below.map { $0.sign <= 0 } ?? false
    guard !isEmpty else { return nil }
    let isInside = a.range.lowCompared(to: 0) >= 0
    return Enclosure(a.range.root(degree), isInside ? a.certainty : .none)
  }

  private func oddRoot(_ range: Interval, _ degree: Int) -> Interval {
    if range.lowCompared(to: 0) >= 0 { return range.root(degree) }
    let negative = -(-range).root(degree)
    return range.highCompared(to: 0) <= 0 ? negative : .hull(negative, range.root(degree))
  }
}
