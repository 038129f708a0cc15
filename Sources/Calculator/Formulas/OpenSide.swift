/// A point that is left out at an end of an interval, and what is known of each step there.
struct OpenSide {
  /// The point lies at the right end.
  let isRight: Bool
  /// The exact fractions at the point, for the steps where that is known.
  let values: [Int: Rational]
  /// What the slope of each step lies between, as far as that is known.
  let slopes: [Int: Interval]

  /// The enclosure without what a continuous step that only rises, or only falls, takes at the
  /// point alone.
  func tightened(_ enclosure: Enclosure, at index: Int) -> Enclosure? {
    guard enclosure.certainty == .continuous, let value = values[index],
      let slope = slopes[index], slope.sign != 0
    else { return enclosure }
    var result = enclosure
    let bound = Interval(value, precision: enclosure.range.precision)
    let isBelow = (slope.sign > 0) == isRight
    if isBelow { result.below = value } else { result.above = value }
    guard let range = enclosure.range.meet(isBelow ? bound.downwards : bound.upwards)
    else { return enclosure }
    result.range = range
    return result
  }
}
