/// What a curve is like over an interval, in the rough: its heights over equal parts.
struct CurveSamples {
  private static let parts = 200

  private let from, to: Rational
  /// The heights over each part; nil where there are none.
  private let heights: [Enclosure?]

  init(_ curve: Curve, from: Rational, to: Rational, shouldStop: () -> Bool) {
    self.from = from
    self.to = to
    let ranges = CurveRanges(curve, precision: CurveTracer.precision)
    let step = (to - from) / Rational(Self.parts)
    heights = (0..<Self.parts).map { part in
      guard !shouldStop() else { return nil }
      let low = from + step * Rational(part)
      let box = Interval(low, low + step, precision: CurveTracer.precision)
      return ranges.value(over: box)
    }
  }

  private var width: Rational { to - from }

  /// A little before where the curve begins, if that is late.
  var lateStart: Rational? {
    guard let first = heights.firstIndex(where: { $0 != nil }), first >= Self.parts / 20,
      heights.last ?? nil != nil
    else { return nil }
    // The part in which it begins counts as having none before.
    let start = from + width * Rational(first, Self.parts)
    return start - (to - start) / Rational(20)
  }

  /// A little behind where the curve ends, if that is early.
  var earlyEnd: Rational? {
    guard let last = heights.lastIndex(where: { $0 != nil }),
      Self.parts - 1 - last >= Self.parts / 20, heights.first ?? nil != nil
    else { return nil }
    let end = from + width * Rational(last + 1, Self.parts)
    return end + (end - from) / Rational(20)
  }

  /// The heights that are worth seeing: all, or where they have no bounds most of them.
  var span: (low: Rational, high: Rational)? {
    let known = heights.compactMap(\.self)
    let bounded = known.map(\.range).filter(\.isBounded).map(\.ends)
    guard let low = bounded.map(\.low).min(), let high = bounded.map(\.high).max() else {
      return nil
    }
    guard bounded.count < known.count, bounded.count >= 10 else { return (low, high) }
    let middles = bounded.map { ($0.low + $0.high) / Rational(2) }.sorted()
    let (first, last) = (middles[middles.count * 8 / 100], middles[middles.count * 92 / 100])
    let margin = (last - first) * Rational(3, 5)
    return (max(low, first - margin), min(high, last + margin))
  }
}
