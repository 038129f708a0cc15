internal import CMPFR

/// Intervals as the values that a variable takes.
extension Interval {
  /// From the lower end of the first interval to the upper end of the second one, or around both.
  static func hull(_ first: Interval, _ second: Interval) -> Interval {
    unsafe first.combine(second, interval_hull)
  }

  /// All numbers.
  static func all(precision: Int) -> Interval {
    unsafe Interval(precision: precision) { unsafe interval_set_all($0) }
  }

  /// The numbers between two fractions.
  convenience init(_ low: Rational, _ high: Rational, precision: Int) {
    let (first, second) = (
      Interval(low, precision: precision), Interval(high, precision: precision)
    )
    unsafe self.init(precision: precision) {
      unsafe interval_hull($0, first.handle, second.handle)
    }
  }

  /// The same numbers at another precision, rounded outwards.
  func at(precision: Int) -> Interval {
    unsafe Interval(precision: precision) { unsafe interval_set($0, handle) }
  }

  /// The lower end alone.
  var low: Interval { unsafe map(interval_set_low) }
  /// The upper end alone.
  var high: Interval { unsafe map(interval_set_high) }
  /// The numbers from the lower end on.
  var upwards: Interval { unsafe map(interval_upwards) }
  /// The numbers up to the upper end.
  var downwards: Interval { unsafe map(interval_downwards) }

  /// One number of a bounded interval, at this share of the way from the lower end to the upper one.
  func point(at share: Double) -> Interval {
    unsafe map { unsafe interval_set_inner($0, $1, share) }
  }

  /// The numbers that are in both intervals; nil if there are none.
  func meet(_ other: Interval) -> Interval? {
    var isSome = false
    let meet = unsafe combine(other) { isSome = unsafe interval_meet($0, $1, $2) }
    return isSome ? meet : nil
  }
}

extension Interval {
  /// Whether zero is one of the numbers.
  var hasZero: Bool { sign == 0 }
  /// Whether both ends are the same number.
  var isPoint: Bool { unsafe interval_is_point(handle) }

  /// The sign of the lower end less the number.
  func lowCompared(to number: Int) -> Int { Int(unsafe interval_compare_low(handle, number)) }
  /// The sign of the upper end less the number.
  func highCompared(to number: Int) -> Int { Int(unsafe interval_compare_high(handle, number)) }
  /// Whether all numbers are below all of the other interval.
  func isBelow(_ other: Interval) -> Bool {
    unsafe interval_is_below(handle, other.handle)
  }

  /// Whether the lower end is below that of the other interval.
  func startsBefore(_ other: Interval) -> Bool {
    unsafe interval_compare_lows(handle, other.handle) < 0
  }

  /// Whether the interval lies within the other one and has no end in common with it.
  func isInside(_ other: Interval) -> Bool {
    unsafe interval_is_inside(handle, other.handle)
  }

  /// Whether the width is below the share of that of the other interval.
  func isNarrower(than other: Interval, by share: Double) -> Bool {
    unsafe interval_is_narrower(handle, other.handle, share)
  }

  /// The ends of a bounded interval; those nearer to zero than 2^−100,000 are moved out to that or
  /// to zero, so that the interval is still between them.
  var ends: (low: Rational, high: Rational) {
    let (low, high) = (BigFraction(0, 1), BigFraction(0, 1))
    unsafe low.withHandle { low in
      unsafe high.withHandle { high in unsafe interval_get_ends(handle, low, high) }
    }
    return (Rational(low), Rational(high))
  }
}
