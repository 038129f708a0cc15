/// What the height of a curve lies between, over intervals and at points.
struct CurveRanges {
  private let curve: Curve
  private let precision: Int
  /// The height alone, and with its slope.
  private let plain: FormulaRange
  private let sloped: FormulaRange?
  /// The height with the slopes of all its parts.
  private let whole: FormulaRange
  private let parts: [Int]
  private let jumping: Set<Int>

  init(_ curve: Curve, precision: Int) {
    self.curve = curve
    self.precision = precision
    let formula = curve.formula
    parts = formula.parts(of: [curve.root])
    jumping = formula.jumping(among: parts)
    plain = FormulaRange(formula, [curve.root], precision: precision)
    sloped = curve.slope.map { FormulaRange(formula, [curve.root, $0], precision: precision) }
    let slopes = parts.compactMap { formula.slopes[$0] }
    whole = FormulaRange(formula, [curve.root] + slopes, precision: precision)
  }

  /// The heights over an interval; nil if there are none.
  func value(over box: Interval) -> Enclosure? {
    guard let sloped, let slopeIndex = curve.slope else {
      return plain.enclosures(over: box)[curve.root]
    }
    let values = sloped.enclosures(over: box)
    guard var value = values[curve.root] else { return nil }
    guard value.certainty == .continuous, let slope = values[slopeIndex]?.range, slope.isBounded
    else { return value }
    let middle = box.point(at: 0.5)
    guard let center = plain.enclosures(over: middle)[curve.root],
      let meet = value.range.meet(center.range + slope * (box - middle))
    else { return value }
    value.range = meet
    return value
  }

  /// The height at a point; nil if there is none.
  func value(at point: Rational) -> Enclosure? {
    plain.enclosures(over: Interval(point, precision: precision))[curve.root]
  }

  /// The height at a point, where it is a fraction as far as that takes no algebra; else nil.
  func fraction(at point: Rational) -> Rational? {
    curve.formula.fractions(of: parts, at: point)[curve.root]
  }

  /// The slope over an interval; nil if it is not known.
  func slope(over box: Interval) -> Enclosure? {
    curve.slope.flatMap { sloped?.enclosures(over: box)[$0] }
  }

  /// The heights between two points that are left out; nil if there are none.
  func openValue(from low: Rational, to high: Rational) -> Enclosure? {
    let box = Interval(low, high, precision: precision)
    var best: Enclosure?
    for (point, isRight) in [(low, false), (high, true)] {
      guard let value = value(over: box, without: point, isRight: isRight) else { return nil }
      if value.certainty == .continuous { return value }
      best = value
    }
    return best
  }

  /// The heights over an interval without one of its ends.
  private func value(over box: Interval, without point: Rational, isRight: Bool) -> Enclosure? {
    var values = whole.enclosures(over: box)
    // What jumps at the point does not come near to its value there.
    let exact = curve.formula.fractions(of: parts, at: point).filter {
      !jumping.contains($0.key) || values[$0.key]?.certainty == .continuous
    }
    for _ in 0..<2 {
      let slopes = Dictionary(
        parts.compactMap { part in
          curve.formula.slopes[part].flatMap { values[$0] }.map { (part, $0.range) }
        }
      ) { first, _ in first }
      values = whole.enclosures(
        over: box, side: OpenSide(isRight: isRight, values: exact, slopes: slopes))
    }
    return values[curve.root]
  }
}
