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

  /// What is higher or lower is as good as without bounds: nobody compares numbers of more digits.
  private static let comparable = {
    let highest = Rational(2).raised(to: 100_000)
    return Interval(-highest, highest, precision: CurveTracer.precision)
  }()

  /// Whether some of its heights have no bounds, as beside a pole.
  var isUnbounded: Bool { !heights.allSatisfy { $0?.range.isWithin(Self.comparable) ?? true } }

  /// The heights that are worth seeing: all, where they have no bounds most of them, and those in
  /// the rough middle where they grow beyond all others at an end.
  ///
  /// - Parameter reach: How far from the middle the heights go that are shown of an exponential.
  /// - Returns: The heights; nil if there are none.
  func span(reach: Rational) -> (low: Rational, high: Rational)? {
    guard let (low, high) = roughSpan(reach: reach) else { return nil }
    return Self.level(low, high).map { ($0, $0) } ?? (low, high)
  }

  private func roughSpan(reach: Rational) -> (low: Rational, high: Rational)? {
    let known = heights.compactMap(\.self)
    let bounded = known.map(\.range).filter { $0.isWithin(Self.comparable) }.map(\.ends)
    guard let low = bounded.map(\.low).min(), let high = bounded.map(\.high).max() else {
      return nil
    }
    guard bounded.count >= 10 else { return (low, high) }
    let middles = bounded.map { ($0.low + $0.high) / Rational(2) }
    let sorted = middles.sorted()
    guard bounded.count < known.count else {
      guard let (center, size) = Self.core(middles, sorted, reach) else { return (low, high) }
      return (max(low, center - size), min(high, center + size))
    }
    let (first, last) = (sorted[sorted.count * 8 / 100], sorted[sorted.count * 92 / 100])
    let margin = (last - first) * Rational(3, 5)
    return (max(low, first - margin), min(high, last + margin))
  }

  /// The height of a curve that is level as far as can be seen; nil where it is not.
  ///
  /// What is rounded over each part, such as 1/3, has heights that differ a little.
  private static func level(_ low: Rational, _ high: Rational) -> Rational? {
    let noise = max(low.magnitude, high.magnitude) * Self.leastVariation
    return high - low <= noise ? .simplest(low, high) : nil
  }

  /// Of this share of its height a curve must vary to be drawn as more than a level line; rounding
  /// makes a thousandth of it.
  private static let leastVariation = Rational(1, 1 << 40)

  /// Heights that are so many times farther from where most are than half of them are too far for
  /// the others to be seen, and to be powers.
  private static let (farthest, farthestPower) = (Rational(25), Rational(1_000))

  /// Where the heights lie closest, and how far from there they are worth seeing; nil if they all
  /// are.
  ///
  /// A spike between the ends is seen whole.
  private static func core(
    _ heights: [Rational], _ sorted: [Rational], _ reach: Rational
  ) -> (center: Rational, size: Rational)? {
    let count = sorted.count / 10
    let runs = (0..<sorted.count - count).map { (low: sorted[$0], high: sorted[$0 + count]) }
    guard let closest = runs.min(by: { $0.high - $0.low < $1.high - $1.low }) else { return nil }
    let center = (closest.low + closest.high) / Rational(2)
    let distances = heights.map { ($0 - center).magnitude }
    let ordered = distances.sorted()
    let (usual, most) = (ordered[ordered.count / 2], ordered[ordered.count - 1])
    let isAtEnd = (distances.prefix(5) + distances.suffix(5)).contains(most)
    guard isAtEnd, most > usual * farthest else { return nil }
    return (center, most > usual * farthestPower ? reach : usual * Rational(4))
  }

  /// From where to where the curve has heights between two; nil if it has none.
  func stretch(from low: Rational, to high: Rational) -> (from: Rational, to: Rational)? {
    let wanted = Interval(low, high, precision: CurveTracer.precision)
    let inside = heights.indices.filter { heights[$0]?.range.meet(wanted) != nil }
    guard let first = inside.first, let last = inside.last else { return nil }
    let step = width / Rational(Self.parts)
    return (from + step * Rational(first), from + step * Rational(last + 1))
  }
}
